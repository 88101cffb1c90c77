import { createHash } from 'node:crypto';
import {
  type FiledTransfer,
  type MatchedLine,
  matchStatement,
  statementKey,
} from '#domain/bank/match-statement.ts';
import { readStatement } from '#domain/bank/read-statement.ts';
import { namesOf, type StatementNames } from '#domain/bank/statement-names.ts';
import { filedRefunds, usedBankLines } from '#server/modules/ledger/ledger.ts';
import { transferName } from '#server/modules/payments/payments.ts';
import { filedPayouts } from '#server/modules/payouts/payouts.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Pasted lines of the bank's statement, and what each means now (P-PAY-46). */
export interface BankLines {
  lines: MatchedLine[];
  /** What they would mark, as one word: another one when that has changed. */
  would: string;
}

export async function readBankLines(query: Query, pasted: string): Promise<BankLines> {
  const read = readStatement(pasted);
  const keys = read.flatMap((one) => (one.kind === 'sent' ? statementKey(one.line) : []));
  const lines = matchStatement(
    read,
    await filedTransfers(query, namesOf(read)),
    await usedBankLines(query, keys),
  );
  const marks = lines.flatMap((one) => (one.kind === 'matched' ? [[one.key, one.target]] : []));
  return { lines, would: createHash('sha256').update(JSON.stringify(marks)).digest('base64url') };
}

/** The files that lines may mean, with the transfers that wait in them or were marked in the last 90 days. */
async function filedTransfers(query: Query, names: StatementNames): Promise<FiledTransfer[]> {
  const payouts = await filedPayouts(query, names);
  const refunds = await filedRefunds(query, names);
  return [
    ...payouts.map(
      ({ id, batch, amount, state }): FiledTransfer => ({
        kind: 'payouts',
        batch,
        id,
        name: String(id),
        amount,
        isSent: state === 'sent',
      }),
    ),
    ...refunds.map(
      ({ id, batch, amount, state }): FiledTransfer => ({
        kind: 'refunds',
        batch,
        id,
        name: transferName(id),
        amount,
        isSent: state === 'sent',
      }),
    ),
  ];
}
