import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** What a line of the bank's statement marks: a file, or transfers of it. */
export interface LineTarget {
  kind: 'refunds' | 'payouts';
  batch: string;
  /** Numbers of transfers; null for all of the file. */
  part: readonly number[] | null;
}

const targetText = ({ kind, batch, part }: LineTarget): string =>
  [kind, batch, ...(part === null ? [] : [part.toSorted((a, b) => a - b).join(',')])].join(':');

/**
 * A line marks a target, and nothing else from then on (P-PAY-46).
 * @returns the file of the other target that it has marked before; null when it has marked none
 */
export async function noteBankLine(tx: Tx, line: string, target: LineTarget): Promise<string | null> {
  const text = targetText(target);
  await tx(sql`
    insert into bank_lines (id, batch, target, at) values (${line}, ${target.batch}, ${text}, ${await tx.now()})
    on conflict (id) do nothing`);
  const [other] = await tx<{ batch: string }>(
    sql`select batch from bank_lines where id = ${line} and target <> ${text}`,
  );
  return other?.batch ?? null;
}

/** Those of some lines that have marked something. */
export async function usedBankLines(query: Query, lines: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query<{ id: string }>(
    sql`select id from bank_lines where id = any(${sql.param(lines)}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}
