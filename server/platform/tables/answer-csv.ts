import type { FastifyReply } from 'fastify';
import { BYTE_ORDER_MARK, type Cell, csvLine } from './spreadsheet-text.ts';

/**
 * Answers with a file that a spreadsheet opens with its letters as they are and no formula (`guardText`). It is one
 * person's, so nothing caches it.
 * @param file.name of the file, without `.csv`
 */
export function answerCsv(
  reply: FastifyReply,
  { name, columns, rows }: { name: string; columns: readonly string[]; rows: readonly (readonly Cell[])[] },
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .header('Cache-Control', 'no-store')
    .send([BYTE_ORDER_MARK + csvLine(columns), ...rows.map(csvLine)].join(''));
}
