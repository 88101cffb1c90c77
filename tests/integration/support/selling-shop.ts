import { afterAll, beforeAll } from 'vitest';
import { buyingShop } from './buying-shop.ts';
import { demoOwners } from './demo-owner.ts';
import { migratedDatabase } from './migrated-database.ts';

/**
 * A demo shop for the tests of a file, with the browsers of the owners of its shops 1 and 2. To be called once, outside of
 * tests; the browsers are there when the tests run.
 */
export function sellingShop() {
  const opened = migratedDatabase();
  let shop: Awaited<ReturnType<typeof buyingShop>>;
  let owners: Awaited<ReturnType<typeof demoOwners>> = [];
  beforeAll(async () => {
    const { database, dataDir } = opened();
    shop = await buyingShop(database, dataDir, { PUBLIC_URL: 'http://localhost' });
    owners = await demoOwners(opened(), shop.origin, [1, 2]);
  });
  afterAll(() => shop.close());
  const ownerAt = (index: number) => {
    const owner = owners[index];
    if (!owner) throw new Error('The owners are there when the tests run');
    return owner;
  };
  return {
    opened,
    origin: () => shop.origin,
    one: () => ownerAt(0).browser,
    two: () => ownerAt(1).browser,
    ownerOfOne: () => ownerAt(0),
  };
}
