import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shopImportPath, shopProductsPath } from '#domain/paths.ts';
import { type ActContext, act, type Scope } from '#server/modules/access/access.ts';
import { isFromOwnPage } from '#server/platform/http/same-origin.ts';
import { answerCsv } from '#server/platform/tables/answer-csv.ts';
import { writeTable } from '#server/platform/tables/write-table.ts';
import { exportProducts, OWN_HEADING } from './export-products.ts';
import type { ShopImports } from './shop-imports.ts';

/** Largest file of a list, in bytes. */
const MOST_BYTES = 5_000_000;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Files of a shop's products: out as CSV and XLSX, and in by the form of the import's page. */
export async function registerProductLists(
  app: FastifyInstance,
  { imports, publicUrl, ...context }: ActContext & { imports: ShopImports; publicUrl: string },
): Promise<void> {
  await app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 2, parts: 3 } });
  app.post(
    '/selling/:shop/import/file',
    { config: { needs: { desk: 'selling', needs: 'products.write' } } },
    async (request, reply) => {
      if (!isFromOwnPage(request.method, request.headers, publicUrl))
        return reply.code(403).type('text/plain').send('Forbidden\n');
      const shop = shopOf(request);
      const back = (notice: string, line: number | null = null) =>
        reply.redirect(
          `${shopImportPath(shop)}?gagal=${notice}${line === null ? '' : `&baris=${line}`}`,
          303,
        );
      const file = await fileOf(request);
      if (typeof file === 'string') return back(file);
      const taken = await imports.take(shop, file);
      if (!taken.ok) return back(taken.error.code, taken.error.line);
      const [list, another] = taken.value;
      const hasOne = another === undefined;
      return reply.redirect(
        hasOne ? shopImportPath(shop, list) : `${shopImportPath(shop)}?lembar=${taken.value.length}`,
        303,
      );
    },
  );
  for (const kind of ['csv', 'xlsx'] as const) {
    app.get(
      `/selling/:shop/products.${kind}`,
      { config: { needs: { desk: 'selling', needs: 'stock.write' } }, exposeHeadRoute: false },
      async (request, reply) => {
        const shop = shopOf(request);
        const by = { kind: 'member', scope: scopeOf(request) } as const;
        const done = await act(context, exportProducts, { by, input: { sellerId: shop } });
        if (!done.ok) return reply.redirect(shopProductsPath(shop), 303);
        const rows = done.value.flat();
        if (kind === 'xlsx') return answerXlsx(reply, `produk-${shop}`, rows);
        return answerCsv(reply, { name: `produk-${shop}`, columns: OWN_HEADING, rows });
      },
    );
  }
}

function scopeOf({ deskScope }: FastifyRequest): Scope {
  if (!deskScope) throw new Error('The guard has let nobody in');
  return deskScope;
}

function shopOf(request: FastifyRequest): number {
  const { sellerId } = scopeOf(request);
  if (sellerId === null) throw new Error('The guard has let nobody in');
  return sellerId;
}

/** The file of a form, or why there is none. */
async function fileOf(request: FastifyRequest): Promise<{ name: string; bytes: Buffer } | string> {
  if (!request.isMultipart()) return 'no_file';
  const part = await request.file({ throwFileSizeLimit: false });
  if (!part) return 'no_file';
  const bytes = await part.toBuffer();
  if (part.file.truncated) return 'too_large';
  return bytes.length === 0 ? 'no_file' : { name: part.filename, bytes };
}

/** Made in a folder of its own, because the writer writes files. */
async function answerXlsx(
  reply: FastifyReply,
  name: string,
  rows: Parameters<typeof writeTable>[2],
): Promise<FastifyReply> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lokapasar-'));
  try {
    const file = path.join(folder, 'products.xlsx');
    await writeTable(file, OWN_HEADING, rows);
    return reply
      .type(XLSX)
      .header('Content-Disposition', `attachment; filename="${name}.xlsx"`)
      .header('Cache-Control', 'no-store')
      .send(await fs.readFile(file));
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
