import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formatDateTime } from '#domain/format-date.ts';
import { askedLine } from '#domain/forms/typed-text.ts';
import { shopMoneyPath } from '#domain/paths.ts';
import { lineWord } from '#domain/payouts/line-words.ts';
import { paidWords } from '#domain/payouts/paid-parts.ts';
import { parseMonth } from '#domain/payouts/statement-month.ts';
import type { Result } from '#domain/result.ts';
import { type ActContext, act, type Done, defineCommand } from '#server/modules/access/access.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { answerCsv } from '#server/platform/tables/answer-csv.ts';
import { type AccountLine, accountLines } from './read-account.ts';

/** Most lines of one file, the newest of its month. */
const FILE_LINES = 50_000;

const COLUMNS = ['waktu_wib', 'keterangan', 'pesanan', 'jumlah_rupiah', 'pencairan', 'id'] as const;

const cellsOf = ({ id, code, rate, amount, at, order, payouts }: AccountLine) => [
  formatDateTime(at),
  lineWord({ code, rate, amount }),
  order,
  amount,
  paidWords(amount, payouts),
  id,
];

/** Takes the statement of a month out of the shop, which is a line of the audit log (P-CENTRE-10). */
export const exportStatement = defineCommand({
  name: 'payouts.export_statement',
  permission: ['money.read', 'operator.money.read'],
  input: z.object({ sellerId: z.int().positive(), month: askedLine(7) }),
  subjects: async (_tx, { sellerId }, by) =>
    by.kind === 'member' && by.scope.desk === 'selling' && by.scope.sellerId !== sellerId
      ? null
      : [{ kind: 'seller', id: String(sellerId), sellerId }],
  async run(tx, { subject: { sellerId }, input }): Promise<Result<Done<AccountLine[]>, never>> {
    const month = parseMonth(input.month, await tx.now());
    const { lines } = await accountLines(tx, { sellerId, month, most: FILE_LINES });
    return { ok: true, value: { value: lines, after: { month, lines: lines.length } } };
  },
});

/** `GET /selling/{shop}/statement.csv?bulan=2026-11`: the movements of a month as a file. */
export function registerStatementCsv(app: FastifyInstance, context: ActContext): void {
  app.get(
    '/selling/:shop/statement.csv',
    { config: { needs: { desk: 'selling', needs: 'money.read' } }, exposeHeadRoute: false },
    async ({ deskScope: scope, url }, reply) => {
      if (!scope?.sellerId) throw new Error('The guard has let nobody in');
      const { sellerId } = scope;
      const asked = new URL(url, 'http://shop').searchParams.get('bulan');
      const month = parseMonth(asked, await shopNow(context.query));
      const by = { kind: 'member', scope } as const;
      const done = await act(context, exportStatement, { by, input: { sellerId, month } });
      // The right ended since the guard asked: the screen says what is missing.
      if (!done.ok) return reply.redirect(shopMoneyPath(sellerId, month), 303);
      const rows = done.value.flat().map(cellsOf);
      return answerCsv(reply, { name: `saldo-${sellerId}-${month}`, columns: COLUMNS, rows });
    },
  );
}
