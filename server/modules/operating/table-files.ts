import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Permission } from '#domain/access/permissions.ts';
import { OPERATOR_HOLIDAYS_PATH, OPERATOR_SETTINGS_PATH, operatorWordsPath } from '#domain/paths.ts';
import { WORDS_COLUMNS } from '#domain/search/words-file.ts';
import { HOLIDAY_TABLE, TARIFF_TABLE } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import { isFromOwnPage } from '#server/platform/http/same-origin.ts';
import { keepTable } from '#server/platform/tables/kept-tables.ts';
import type { TableFile } from '#server/platform/tables/read-table.ts';

/** Largest file of a table, in bytes. */
const MOST_BYTES = 5_000_000;

interface FileOfDesk extends Omit<TableFile, 'file'> {
  /** The page that the file is sent from; the file itself stands at `/files/{id}` below it. */
  path: string;
  needs: Permission;
}

/** Files that are looked at before somebody accepts them, by kind. */
const TABLE_FILES = {
  words: {
    path: operatorWordsPath(),
    needs: 'operator.catalogue',
    columns: WORDS_COLUMNS,
    required: ['words'],
  },
  tariffs: { path: OPERATOR_SETTINGS_PATH, needs: 'operator.settings.money', ...TARIFF_TABLE },
  holidays: { path: OPERATOR_HOLIDAYS_PATH, needs: 'operator.settings', ...HOLIDAY_TABLE },
} as const satisfies Record<string, FileOfDesk>;

export type TableKind = keyof typeof TABLE_FILES;

/** `POST /operator/words/file` and its like: a file as a browser posts it without scripts (P-CONSOLE-64). */
export async function registerTableFiles(
  app: FastifyInstance,
  { query, publicUrl }: { query: Query; publicUrl: string },
): Promise<void> {
  await app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 2, parts: 3 } });
  for (const [kind, file] of Object.entries(TABLE_FILES)) {
    const { path, needs, ...wanted }: FileOfDesk = file;
    app.post(`${path}/file`, { config: { needs: { desk: 'operator', needs } } }, async (request, reply) => {
      if (!isFromOwnPage(request.method, request.headers, publicUrl))
        return reply.code(403).type('text/plain').send('Forbidden\n');
      const back = (failure: string) => reply.redirect(`${path}?gagal=${failure}`, 303);
      const sent = await fileOf(request);
      if (typeof sent === 'string') return back(sent);
      const kept = await keepTable(query, { kind, wanted, ...sent });
      return kept.ok ? reply.redirect(`${path}/files/${kept.value}`, 303) : back(kept.error);
    });
  }
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
