import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OPERATOR_SETTLEMENT_PATH, settlementUploadPath } from '#domain/paths.ts';
import { COURIER_IDS, type CourierId } from '#domain/shipping/couriers.ts';
import { takeSettlementFile } from '#server/modules/settlement/settlement.ts';
import type { Query } from '#server/platform/database/query.ts';
import { isFromOwnPage } from '#server/platform/http/same-origin.ts';

/** Largest file of a report or a bill, in bytes. */
const MOST_BYTES = 5_000_000;

/** `POST /operator/settlement/file`: a report, or the bill of a courier, as a browser posts it without scripts (P-CONSOLE-19). */
export async function registerSettlementFiles(
  app: FastifyInstance,
  { query, publicUrl }: { query: Query; publicUrl: string },
): Promise<void> {
  await app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 2, parts: 3 } });
  app.post(
    `${OPERATOR_SETTLEMENT_PATH}/file`,
    { config: { needs: { desk: 'operator', needs: 'operator.money.write' } } },
    async (request, reply) => {
      if (!isFromOwnPage(request.method, request.headers, publicUrl))
        return reply.code(403).type('text/plain').send('Forbidden\n');
      const back = (notice: string) => reply.redirect(`${OPERATOR_SETTLEMENT_PATH}?gagal=${notice}`, 303);
      const file = await fileOf(request);
      if (typeof file === 'string') return back(file);
      const taken = await takeSettlementFile(query, file.courier, file);
      return taken.ok ? reply.redirect(settlementUploadPath(taken.value), 303) : back(taken.error);
    },
  );
}

/** The file of a form and whose bill it is, or why there is none. */
async function fileOf(
  request: FastifyRequest,
): Promise<{ name: string; bytes: Buffer; courier: CourierId | null } | string> {
  if (!request.isMultipart()) return 'no_file';
  const part = await request.file({ throwFileSizeLimit: false });
  if (!part) return 'no_file';
  const bytes = await part.toBuffer();
  if (part.file.truncated) return 'too_large';
  if (bytes.length === 0) return 'no_file';
  // The field stands before the file, so that it has been read.
  const field = [part.fields['courier']].flat()[0];
  const typed = field?.type === 'field' ? field.value : '';
  const courier = COURIER_IDS.find((id) => id === typed) ?? null;
  return courier === null && typed !== '' ? 'no_courier' : { name: part.filename, bytes, courier };
}
