import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FOREIGN_READS, FOREIGN_WRITES } from './support/foreign-tables.ts';
import { knownTables, type TableUse, tableUses, usesIn } from './support/table-uses.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What one module may do to the tables of another, and how often it does it. */
function countPairs(uses: readonly TableUse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { module, owner } of uses) {
    const pair = `${module} -> ${owner}`;
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  return counts;
}

const tables = knownTables(ROOT);
const foreign = tableUses(ROOT).filter(({ module, owner }) => module !== owner);

describe('the SQL of a module names its own tables', () => {
  test('every table has an owner that exists', async () => {
    const owners = new Set(tableUses(ROOT).map(({ module }) => module));
    expect(tables.length).toBeGreaterThan(60);
    expect(tables.filter(({ owner }) => !owners.has(owner))).toEqual([]);
  });

  test('no module reads more of others than is listed; the proof reads all', () => {
    const reads = countPairs(foreign.filter(({ module, isWrite }) => !isWrite && module !== 'proof'));
    const more = Object.entries(reads).filter(([pair, count]) => count > (FOREIGN_READS[pair] ?? 0));
    expect(more, 'ask the face of the owner instead').toEqual([]);
  });

  test('no module writes into the tables of others but for a reason that is listed', () => {
    const writes = countPairs(foreign.filter(({ isWrite }) => isWrite));
    const more = Object.entries(writes).filter(([pair, count]) => count > (FOREIGN_WRITES[pair]?.count ?? 0));
    expect(more, 'let the face of the owner write').toEqual([]);
  });

  test('the lists name no pair that is gone', () => {
    const found = new Set(foreign.map(({ module, owner }) => `${module} -> ${owner}`));
    const listed = [...Object.keys(FOREIGN_READS), ...Object.keys(FOREIGN_WRITES)];
    expect(listed.filter((pair) => !found.has(pair))).toEqual([]);
  });
});

describe('the parser finds', () => {
  const found = (text: string) =>
    usesIn(text, tables).map(({ table, isWrite }) => `${isWrite ? 'writes' : 'reads'} ${table.name}`);

  test.each([
    ['select 1 from orders o join sellers s on s.id = o.seller_id', ['reads sellers', 'reads orders']],
    ['insert into stock_moves (sku_id) values (1)', ['writes stock_moves']],
    [
      'delete from refund_accounts a using refunds f where f.id = a.refund_id',
      ['writes refund_accounts', 'reads refunds'],
    ],
    [
      'update orders set state = 1 where id in (select order_id from parcels)',
      ['writes orders', 'reads parcels'],
    ],
    ['/** Reads from orders. */\n  // from orders', []],
  ])('in %s', (text, uses) => {
    expect(found(text).toSorted()).toEqual(uses.toSorted());
  });

  test("drizzle's builder", () => {
    const text =
      "import { products } from '#db/schema/catalogue.ts';\nawait db.insert(products).values(rows);";
    expect(found(text)).toEqual(['writes products']);
  });
});
