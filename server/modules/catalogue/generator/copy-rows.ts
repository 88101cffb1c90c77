import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { identifiers } from '#server/platform/database/identifiers.ts';

/** Streams rows into a table with COPY. Every row has the same members; missing ones get their default. */
export async function copyRows<Table extends PgTable>(
  client: pg.ClientBase,
  table: Table,
  members: readonly (keyof Table['$inferInsert'] & string)[],
  rows: Iterable<Table['$inferInsert']>,
): Promise<void> {
  const byMember = getTableColumns(table);
  const columns = members.map((member) => {
    const column = byMember[member];
    if (!column) throw new Error(`${getTableName(table)} has no ${member}`);
    return { member, name: column.name, encode: (value: unknown) => column.mapToDriverValue(value) };
  });
  function* lines() {
    let lines = '';
    for (const row of rows) {
      const values: Readonly<Record<string, unknown>> = row;
      lines += `${columns.map(({ member, encode }) => field(values[member], encode)).join('\t')}\n`;
      if (lines.length < 65_536) continue;
      yield lines;
      lines = '';
    }
    yield lines;
  }
  const names = identifiers(columns.map(({ name }) => name));
  const copy = client.query(
    copyStreams.from(`copy ${identifiers([getTableName(table)])} (${names}) from stdin`),
  );
  await pipeline(Readable.from(lines()), copy);
}

/** A value in COPY's text format (PostgreSQL, COPY, 'Text Format'). */
function field(value: unknown, encode: (value: unknown) => unknown): string {
  if (value === null || value === undefined) return '\\N';
  return String(encode(value))
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll('\r', '\\r');
}
