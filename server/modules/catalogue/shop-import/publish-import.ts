import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ImportReport } from '#domain/catalogue/lists/import-report.ts';
import { opaque } from '#domain/forms/typed-text.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand, inShopOf, type Subject } from '#server/modules/access/access.ts';
import { lockStock } from '#server/modules/stock/stock.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { writeWanted } from '../writing/publish-product.ts';
import { faultOfRow, type ListedWrite, type MappedList, planList } from './plan-list.ts';

/** The list was checked anew since it was seen, has faults, or is published already. */
export interface ImportRefusal {
  code: 'import_state';
}

/** Longest that publishing one list may take. */
const TIME_LIMIT_SECONDS = 1800;

/** How often publishing a list is begun before its shop is told that it failed. */
const MOST_TRIES = 5;

/** Publishes a list of products: 10,000 rows take minutes, and all of them are there at once or none. */
export const publishImportJob = defineJob({
  name: 'catalogue.publish-import',
  payload: z.uuid(),
  timeLimitSeconds: TIME_LIMIT_SECONDS,
});

/** When a list whose job does nothing counts as one without a job, as after a restore. */
const abandoned = sql`changed_at + make_interval(secs => ${TIME_LIMIT_SECONDS})`;

/** Lists whose job is gone. */
export const dueImports: DueWork = {
  name: 'catalogue: lists of products',
  clock: 'real',
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(
      sql`select min(${abandoned}) as due from product_imports where state = 'publishing'`,
    );
    return row?.due ?? null;
  },
  async enqueue(tx) {
    const rows = await tx<{ id: string }>(
      sql`select id from product_imports where state = 'publishing' and ${abandoned} <= now()`,
    );
    await tx.enqueue(
      publishImportJob,
      rows.map(({ id }) => id),
    );
  },
};

const MAX_ID = 36;

interface CheckedList {
  report: ImportReport | null;
  state: string;
  checkedAt: Date;
}

/** Accepts a checked list of a shop; a job then publishes it (P-GOODS-22). */
export const acceptImport = defineCommand({
  name: 'product.import',
  permission: 'products.write',
  input: z.object({
    list: opaque(MAX_ID),
    /** When the list that was seen was checked. */
    checkedAt: z.iso.datetime(),
  }),
  async subjects(tx, { list }, by): Promise<(Subject & CheckedList)[] | null> {
    if (!isUuid(list)) return null;
    const [row] = await tx<CheckedList>(sql`
      select report, state, changed_at as "checkedAt" from product_imports i where i.id = ${list} and ${inShopOf(by, sql`i.seller_id`)} for update`);
    return row ? [Object.assign(row, { kind: 'import', id: list })] : null;
  },
  async run(tx, { subject, input }): Promise<Result<Done<string>, ImportRefusal>> {
    const { id, report, state, checkedAt } = subject;
    const isSeen = state === 'checked' && checkedAt.getTime() === Date.parse(input.checkedAt);
    if (!isSeen || !report || report.faults.length > 0 || report.added + report.changed === 0)
      return { ok: false, error: { code: 'import_state' } };
    await tx(
      sql`update product_imports set state = 'publishing', tries = 0, changed_at = now() where id = ${id}`,
    );
    await tx.enqueue(publishImportJob, [id]);
    return { ok: true, value: { value: id, after: { added: report.added, changed: report.changed } } };
  },
});

/** Rolls a list back that has faults by now. */
class Faulty extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('The list has faults by now');
    this.report = report;
  }
}

/**
 * Writes all products of an accepted list, or none, and then says why; a second run finds nothing to do. A list that cannot be
 * written again and again, or that ends its process, goes back to its shop.
 */
export async function publishImport(
  { query, transaction }: { query: Query; transaction: Transaction },
  id: string,
): Promise<void> {
  const [begun] = await query<{ tries: number; report: ImportReport }>(sql`
    update product_imports set tries = tries + 1, changed_at = now() where id = ${id} and state = 'publishing'
    returning tries, report`);
  if (!begun) return;
  const giveBack = (report: ImportReport) =>
    query(sql`
      update product_imports set state = 'checked', report = ${JSON.stringify(report)}::jsonb, changed_at = now()
      where id = ${id} and state = 'publishing'`);
  if (begun.tries > MOST_TRIES) {
    await giveBack(Object.assign(begun.report, { hasFailed: true }));
    return;
  }
  try {
    await transaction((tx) => writeImport(tx, id));
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    await giveBack(error.report);
  }
}

async function writeImport(tx: Tx, id: string): Promise<void> {
  const [list] = await tx<MappedList>(sql`
    select id, seller_id as "sellerId", heading, columns, subcategory_id as "subcategoryId" from product_imports
    where id = ${id} and state = 'publishing' for update`);
  if (!list) return;
  const { writes, report } = await planList(tx, list);
  if (report.faults.length > 0) throw new Faulty(report);
  const known = writes.flatMap((write) => (write.productId === null ? [] : [{ write, id: write.productId }]));
  await lockStock(
    tx,
    known.map(({ id: productId }) => productId),
  );
  // In the order of their numbers, as whoever writes several products locks them.
  for (const { write, id: productId } of known.toSorted((a, b) => a.id - b.id))
    await writeOne(tx, list, { write, productId, report });
  for (const write of writes.filter(({ productId }) => productId === null)) {
    const [next] = await tx<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id`,
    );
    if (!next) throw new Error('A new product has no number');
    await writeOne(tx, list, { write, productId: next.id, report });
  }
  await tx(sql`update product_imports set state = 'done', report = ${JSON.stringify(report)}::jsonb, changed_at = now()
    where id = ${id}`);
}

async function writeOne(
  tx: Tx,
  { sellerId }: MappedList,
  { write, productId, report }: { write: ListedWrite; productId: number; report: ImportReport },
): Promise<void> {
  const { product, row, hasPhoto, isInactive } = write;
  const written = await writeWanted(tx, {
    productId,
    isNew: write.productId === null,
    sellerId,
    product,
    faults: [],
    begins: hasPhoto && !isInactive ? 'listed' : 'hidden',
  });
  if (!written.ok)
    throw new Faulty(Object.assign({}, report, { faults: written.error.flatMap(faultOfRow(write, row)) }));
}
