import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { startShop } from '#scripts/bench/server-process.ts';
import { publishImport } from '#server/modules/catalogue/shop-import/publish-import.ts';
import { openShopImports } from '#server/modules/catalogue/shop-import/shop-imports.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { preparedDataFolder } from './support/data-folder.ts';

/** Rows of the list, of which one in twenty has a fault; npm run prove sends the most that one may have. */
const ROWS = Number(process.env['PROVE_ROWS'] ?? 300);
const ONE_IN = 20;
const LIMIT_MS = 18 * 60_000;
const SHOP = 1;

const HEADING = 'Nama,Kategori,Deskripsi,Harga,Stok,Berat (gram)';
/** A cell of each kind that cannot be right, by its place in a row. */
const FAULTS: readonly (readonly [number, string])[] = [
  [0, 'Kopi'],
  [1, 'antah berantah'],
  [3, '"1,000"'],
  [4, 'banyak'],
  [5, ''],
];

/** @param isWhole without any fault */
function fileOf(isWhole: boolean): Buffer {
  const rows = Array.from({ length: ROWS }, (_, nth) => {
    const cells = [
      `Kopi Gayo Nomor ${nth}`,
      'camilan',
      'Kopi arabika dari dataran tinggi Gayo.',
      '45000',
      '30',
      '260',
    ];
    const [place, cell] = FAULTS[(nth / ONE_IN) % FAULTS.length] ?? [];
    if (!isWhole && place !== undefined) cells[place] = cell ?? '';
    return cells.join(',');
  });
  return Buffer.from([HEADING, ...rows].join('\n'));
}

it(
  `a list of ${ROWS} products has one report of all its faults, and is written as a whole or not at all when its program is killed (P-GOODS-22)`,
  async () => {
    const dataDir = preparedDataFolder();
    const database = await openDatabase(readEnv({ DATA_DIR: dataDir, DEMO: 'on' }), {
      info: () => {},
      warn: () => {},
    });
    onTestFinished(() => database.close());
    const query = createQuery(database.pool);
    const transaction = createTransaction(database.pool);
    const imports = openShopImports({ query, transaction });
    const countProducts = async () => {
      const [row] = await query<{ n: number }>(
        sql`select count(*)::int as n from products where seller_id = ${SHOP}`,
      );
      return row?.n ?? 0;
    };
    /** The last number that a product got; no transaction that is rolled back gives it back. */
    const lastNumber = async () => {
      const [row] = await query<{ last: number }>(sql`select last_value::int as last from products_id_seq`);
      return row?.last ?? 0;
    };
    const checked = async (isWhole: boolean) => {
      const taken = await imports.take(SHOP, { name: 'produk.csv', bytes: fileOf(isWhole) });
      if (!taken.ok) throw new Error(`The file was refused: ${taken.error.code}`);
      const [id = ''] = taken.value;
      const list = await imports.read(SHOP, id);
      await imports.check(SHOP, { id, columns: list?.columns ?? {}, subcategoryId: null });
      const { report } = (await imports.read(SHOP, id)) ?? {};
      return { id, report };
    };
    const before = await countProducts();

    const faulty = await checked(false);
    const places = faulty.report?.faults.map(({ row }) => row);
    expect(places).toEqual(Array.from({ length: ROWS / ONE_IN }, (_, nth) => nth * ONE_IN + 2));
    const { id, report } = await checked(true);
    expect(report).toMatchObject({ added: ROWS, changed: 0, faults: [] });
    expect(await countProducts()).toBe(before);

    // Old enough that the shop looks for its job, which is not there.
    await query(sql`
    update product_imports set state = 'publishing', changed_at = now() - interval '1 day' where id = ${id}`);
    const first = await lastNumber();
    const shop = await startShop(dataDir, { DEMO: 'on' });
    await expect.poll(lastNumber, { timeout: LIMIT_MS, interval: 10 }).toBeGreaterThan(first + ROWS / 3);
    await shop.kill();
    expect(await countProducts()).toBe(before);

    const begun = performance.now();
    await publishImport({ query, transaction }, id);
    console.info(`${ROWS} products were written in ${Math.round((performance.now() - begun) / 1000)} s`);
    expect(await countProducts()).toBe(before + ROWS);
    await publishImport({ query, transaction }, id);
    expect(await countProducts()).toBe(before + ROWS);
  },
  LIMIT_MS,
);
