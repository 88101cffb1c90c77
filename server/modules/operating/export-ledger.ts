import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formatDateTime } from '#domain/format-date.ts';
import { askedLine } from '#domain/forms/typed-text.ts';
import { isAccount } from '#domain/ledger/accounts.ts';
import { codeWords } from '#domain/ledger/code-words.ts';
import { ledgerAccountPath, OPERATOR_PATH } from '#domain/paths.ts';
import { parseMonth } from '#domain/payouts/statement-month.ts';
import type { Result } from '#domain/result.ts';
import { type ActContext, act, type Done, defineCommand } from '#server/modules/access/access.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { answerCsv } from '#server/platform/tables/answer-csv.ts';
import { type AccountLine, readStatement } from './read-ledger.ts';

/** Most lines of one file, the newest of its month. */
const FILE_LINES = 100_000;

const COLUMNS = [
  'waktu_wib',
  'kode',
  'keterangan',
  'akun_lawan',
  'pesanan',
  'jumlah_rupiah',
  'saldo_rupiah',
  'id',
] as const;

const cellsOf = ({ id, code, at, other, order, amount, balance }: AccountLine) => [
  formatDateTime(at),
  code,
  codeWords(code),
  other,
  order,
  amount,
  balance,
  id,
];

/** Takes the statement of an account for a month out of the shop, which is a line of the audit log (P-CONSOLE-13). */
export const exportLedger = defineCommand({
  name: 'operator.export_ledger',
  permission: 'operator.money.read',
  input: z.object({ account: askedLine(200), month: askedLine(7) }),
  subjects: async (_tx, { account }) =>
    isAccount(account) ? [{ kind: 'account_of_ledger', id: account }] : null,
  async run(tx, { input: { account, month: asked } }): Promise<Result<Done<AccountLine[]>, never>> {
    const month = parseMonth(asked, await tx.now());
    const { lines } = await readStatement(tx, { account, month, most: FILE_LINES });
    return { ok: true, value: { value: lines, after: { month, lines: lines.length } } };
  },
});

/** `GET /operator/ledger.csv?nama=seller:7&bulan=2026-11`: the movements of a month on an account as a file. */
export function registerLedgerCsv(app: FastifyInstance, context: ActContext): void {
  app.get(
    `${OPERATOR_PATH}/ledger.csv`,
    { config: { needs: { desk: 'operator', needs: 'operator.money.read' } }, exposeHeadRoute: false },
    async ({ deskScope: scope, url }, reply) => {
      if (!scope) throw new Error('The guard has let nobody in');
      const asked = new URL(url, 'http://shop').searchParams;
      const account = asked.get('nama') ?? '';
      const month = parseMonth(asked.get('bulan'), await shopNow(context.query));
      const done = await act(context, exportLedger, {
        by: { kind: 'member', scope },
        input: { account, month },
      });
      // An unknown account, or a right that has ended: the screen says so.
      if (!done.ok) return reply.redirect(ledgerAccountPath(account, month), 303);
      const name = `buku-besar-${account.replace(/[^\w-]/g, '-')}-${month}`;
      return answerCsv(reply, { name, columns: COLUMNS, rows: done.value.flat().map(cellsOf) });
    },
  );
}
