import { sql } from 'drizzle-orm';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { bankFile, readTransfers } from '#server/modules/ledger/ledger.ts';
import type { Query } from '#server/platform/database/query.ts';
import { transferName } from './transfer-commands.ts';

/** The file of a batch for the bank, without what was taken back or need not be known any more; null when there is none. */
export async function refundFile(query: Query, batch: string): Promise<string | null> {
  const found = await readTransfers(
    query,
    sql`t.batch = ${batch} and t.state <> 'cancelled' and t.number <> ''`,
  );
  return found.length === 0
    ? null
    : bankFile(
        query,
        found.map(({ id, exportedAt, ...rest }) => ({
          ...rest,
          id: transferName(id),
          day: jakartaDay(exportedAt),
        })),
      );
}
