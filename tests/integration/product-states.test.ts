import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PRODUCT_STATES } from '#domain/catalogue/product-state.ts';
import { act } from '#server/modules/access/access.ts';
import {
  countProducts,
  openCatalogue,
  productStateCommands,
  skusOfProducts,
} from '#server/modules/catalogue/catalogue.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { sqlCatalogue } from './support/sql-catalogue.ts';
import { aMember } from './support/staff.ts';

const opened = migratedDatabase();
const log = { info: () => {}, warn: () => {} };
const context = () => ({
  query: opened().query,
  transaction: opened().transaction,
  log,
  clock: () => new Date(),
});

/** A product of the running flash session. */
async function flashProduct() {
  const [found] = await opened().query<{ id: number; name: string; seller: number }>(sql`
    select p.id, p.name, p.seller_id as seller from products p join running_flash_items f on f.product_id = p.id
    order by p.id limit 1`);
  if (!found) throw new Error('The demo has no flash session');
  return found;
}

const setState = (id: number, state: string) =>
  opened().query(sql`
    update products set state = ${state}, state_reason = ${state === 'blocked' ? 'Melanggar merek' : null} where id = ${id}`);

describe('a product that is not listed (P-GOODS-1)', () => {
  it.each(['sql', 'memory'])(
    'is nowhere that shoppers look, until it is listed again (%s)',
    async (engine) => {
      const { query, database } = opened();
      const { id, name, seller } = await flashProduct();
      const open = await openCatalogue({ env: { readModelMaxProducts: 10_000 }, database, log });
      onTestFinished(() => open.close());
      await open.readModel.settled();
      const skuIds = (await skusOfProducts(query, [id])).map((sku) => sku.id);
      const seen = async () => {
        const catalogue = engine === 'memory' ? open.catalogue : sqlCatalogue(query, [name]);
        const list = await catalogue.listProducts({
          filter: { sellerId: seller },
          order: 'sold',
          limit: 1000,
          offset: 0,
        });
        const flash = (await catalogue.flashSessions()).flatMap(({ offers }) => offers);
        const found = await catalogue.suggestions(name, 10);
        return {
          page: (await catalogue.product(id)) !== null,
          list: list.items.some((card) => card.id === id),
          flash: flash.some(({ product }) => product.id === id),
          suggestions: found?.products.some((card) => card.id === id) === true,
          quotes: (await catalogue.quotes([id])).length > 0,
          skus: (await catalogue.skus(skuIds)).length > 0,
          choices: (await catalogue.productSkus(id)) !== null,
          ofShop: (await catalogue.seller(seller))?.productCount,
          sitemap: await countProducts(query),
        };
      };
      const listed = await seen();
      expect(listed).toMatchObject({
        page: true,
        list: true,
        flash: true,
        suggestions: true,
        quotes: true,
        skus: true,
      });
      for (const state of PRODUCT_STATES.filter((one) => one !== 'listed')) {
        await setState(id, state);
        await open.feed.look();
        await open.readModel.settled();
        expect(await seen(), state).toEqual({
          page: false,
          list: false,
          flash: false,
          suggestions: false,
          quotes: false,
          skus: false,
          choices: false,
          ofShop: Number(listed.ofShop) - 1,
          sitemap: listed.sitemap - 1,
        });
      }
      await setState(id, 'listed');
      await open.feed.look();
      await open.readModel.settled();
      expect(await seen()).toEqual(listed);
    },
  );
});

describe('the steps of a product (P-GOODS-2)', () => {
  it('are taken by its shop and by the operator, all of a command or none, with a line of the audit log for each product', async () => {
    const { query } = opened();
    const editor = { kind: 'member', scope: await aMember(opened(), 1, 'catalogue_editor') } as const;
    const operator = { kind: 'terminal', user: 'sari' } as const;
    const rows = await query<{ id: number }>(
      sql`select id from products where seller_id = 1 order by id limit 3`,
    );
    const products = rows.map(({ id }) => id);
    const states = async () =>
      (
        await query<{ state: string }>(sql`
          select state from products where id = any(${sql.param(products)}::integer[]) order by id`)
      ).map(({ state }) => state);
    const { hide, show, archive, restore, approve, block, unblock } = productStateCommands;

    expect(await act(context(), hide, { by: editor, input: { products } })).toMatchObject({ ok: true });
    expect(await states()).toEqual(['hidden', 'hidden', 'hidden']);
    expect(await act(context(), show, { by: editor, input: { products: products.slice(1) } })).toMatchObject({
      ok: true,
    });
    const mixed = await act(context(), show, { by: editor, input: { products } });
    expect(mixed).toEqual({
      ok: false,
      error: { code: 'product_state', productId: products[1], state: 'listed' },
    });
    expect(await states()).toEqual(['hidden', 'listed', 'listed']);

    const why = 'Melanggar merek';
    expect(await act(context(), block, { by: operator, input: { products, why } })).toMatchObject({
      ok: true,
    });
    expect(await act(context(), archive, { by: editor, input: { products } })).toMatchObject({ ok: false });
    expect(await act(context(), unblock, { by: operator, input: { products } })).toMatchObject({ ok: true });
    expect(await act(context(), archive, { by: editor, input: { products } })).toMatchObject({ ok: true });
    expect(await act(context(), restore, { by: editor, input: { products } })).toMatchObject({ ok: true });
    expect(await states()).toEqual(['hidden', 'hidden', 'hidden']);
    expect(await act(context(), approve, { by: operator, input: { products } })).toMatchObject({ ok: false });
    const [{ lines } = { lines: 0 }] = await query<{ lines: number }>(sql`
      select count(*)::int as lines from audit_log where subject_kind = 'product'`);
    expect(lines).toBe(3 + 2 + 3 * 4);
  });

  it('refuse a product of another shop, also one among many', async () => {
    const editor = { kind: 'member', scope: await aMember(opened(), 1, 'catalogue_editor') } as const;
    const [own] = await opened().query<{ id: number }>(
      sql`select id from products where seller_id = 1 limit 1`,
    );
    const [foreign] = await opened().query<{ id: number }>(
      sql`select id from products where seller_id = 2 limit 1`,
    );
    const products = [Number(own?.id), Number(foreign?.id)];
    const refused = await act(context(), productStateCommands.hide, { by: editor, input: { products } });
    expect(refused).toEqual({ ok: false, error: { code: 'not_found' } });
  });
});

it('a new row takes the id after the highest one, whoever gave that', async () => {
  const { transaction } = opened();
  const values = sql`'', 'Jakarta', 2026, 0, 100, false`;
  const columns = sql.raw('description, location, joined_year, rating, response_rate, is_official');
  const next = await transaction(async (tx) => {
    await tx(sql`set local shop.actor = 'system'`);
    await tx(sql`insert into sellers (id, name, ${columns}) values (9000, 'Toko A', ${values})`);
    return tx(sql`insert into sellers (name, ${columns}) values ('Toko B', ${values}) returning id`);
  });
  expect(next).toEqual([{ id: 9001 }]);
});
