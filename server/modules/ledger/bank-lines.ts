import { sql } from 'drizzle-orm';
import { type BankLine, bankLineId } from '#domain/ledger/bank-line.ts';
import { bankFee } from '#domain/ledger/settlement-postings.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { post } from './post.ts';

/** What a line of the bank's statement marks: a file, or transfers of it. */
export interface LineTarget {
  kind: 'refunds' | 'payouts';
  batch: string;
  /** Numbers of transfers; null for all of the file. */
  part: readonly number[] | null;
}

/** What a line has done before: it marked a file, or is a cost of the bank (null). */
interface LineUse {
  batch: string | null;
}

/** The line of the bank's statement has done something else before. */
export interface LineMarked extends LineUse {
  code: 'line_marked';
  line: string;
}

/** The target of a line that is a cost of the bank. */
const COST = 'cost';

const targetText = ({ kind, batch, part }: LineTarget): string =>
  [kind, batch, ...(part === null ? [] : [part.toSorted((a, b) => a - b).join(',')])].join(':');

/**
 * A line marks a target, and nothing else from then on (P-PAY-46).
 * @returns what else it has done before; null for nothing
 */
export async function noteBankLine(tx: Tx, line: string, target: LineTarget): Promise<LineUse | null> {
  const text = targetText(target);
  await tx(sql`
    insert into bank_lines (id, batch, target, at) values (${line}, ${target.batch}, ${text}, ${await tx.now()})
    on conflict (id) do nothing`);
  const [other] = await tx<LineUse>(
    sql`select batch from bank_lines where id = ${line} and target <> ${text}`,
  );
  return other ?? null;
}

/**
 * Books a line by which money left as a cost of the bank, once (P-PAY-47).
 * @param nth from 2 on for a further line alike
 * @returns what it has done before; null when it is booked
 */
export async function bookBankFee(tx: Tx, line: BankLine, nth: number): Promise<LineUse | null> {
  const id = bankLineId(line, nth);
  const at = await tx.now();
  const [booked] = await tx(sql`
    insert into bank_lines (id, batch, target, at) values (${id}, null, ${COST}, ${at})
    on conflict (id) do nothing returning id`);
  if (!booked) {
    const [use] = await tx<LineUse>(sql`select batch from bank_lines where id = ${id}`);
    return use ?? { batch: null };
  }
  await post(tx, bankFee(id, line.amount), { at });
  return null;
}

/** What those of some lines were used for that have been used. */
export async function usedBankLines(
  query: Query,
  lines: readonly string[],
): Promise<ReadonlyMap<string, 'transfers' | 'cost'>> {
  const rows = await query<{ id: string; isCost: boolean }>(
    sql`select id, target = ${COST} as "isCost" from bank_lines where id = any(${sql.param(lines)}::text[])`,
  );
  return new Map(rows.map(({ id, isCost }) => [id, isCost ? 'cost' : 'transfers']));
}
