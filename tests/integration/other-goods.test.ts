import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { foldText } from '#domain/search/fold-text.ts';
import { terminalOf } from '#scripts/operator/terminal.ts';
import { openCatalogue } from '#server/modules/catalogue/catalogue.ts';
import { replaceWords } from '#server/modules/catalogue/words/words-commands.ts';
import { exportWords, readWordsFile } from '#server/modules/catalogue/words/words-table.ts';
import { OTHER_GOAL, overall } from '#tests/search/judge.ts';
import { OTHER_GOODS } from '#tests/search/other-goods.ts';
import { openOtherShop, verdictsOf } from '#tests/search/other-shop.ts';
import { OTHER_TERMS } from '#tests/search/other-terms.ts';
import { SEEDED_GOODS } from '#tests/search/seeded-goods.ts';
import { SEEDED_TERMS } from '#tests/search/seeded-terms.ts';
import { TRADE_GOODS } from '#tests/search/trade-goods.ts';
import { TRADE_TERMS } from '#tests/search/trade-terms.ts';

let folder = '';
/** A slow machine may take longer than a shop. */
const SOON = { timeout: 60_000, interval: 50 };

/** Letters outside Latin, Greek and Cyrillic, whose case the two may know from different versions of Unicode. */
const OTHER_CASE = /[^\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]/u;

async function exportedWords(pool: pg.Pool): Promise<string> {
  const file = path.join(folder, 'exported.csv');
  await exportWords(pool, file);
  return fs.readFileSync(file, 'utf8');
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-'));
  fs.chmodSync(folder, 0o711);
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

describe.each([
  ['in memory', {}],
  ['in PostgreSQL', { READ_MODEL_MAX_PRODUCTS: '10' }],
])('goods of other trades, imported into a running empty shop, %s', (engine, settings) => {
  let shop: Awaited<ReturnType<typeof openOtherShop>>;
  const idsOf = async (term: string) => (await shop.search(term)).items.map(({ id }) => id);

  beforeAll(async () => {
    shop = await openOtherShop(path.join(folder, engine.replaceAll(' ', '-'), 'data'), settings);
    await shop.importGoods(OTHER_GOODS);
  });

  afterAll(() => shop.close());

  it('are enough, and judged by enough terms', () => {
    expect(OTHER_GOODS.length).toBeGreaterThanOrEqual(250);
    expect(OTHER_TERMS.length).toBeGreaterThanOrEqual(100);
    const ids = new Set(OTHER_GOODS.map(({ id }) => id));
    for (const { best, good } of OTHER_TERMS) {
      expect([...best, ...good].filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('are found, the right kind first (P-SEARCH-10)', async () => {
    const { ndcg, firstRight } = overall(await verdictsOf(OTHER_TERMS, shop.search));
    expect(ndcg).toBeGreaterThanOrEqual(OTHER_GOAL.ndcg);
    expect(firstRight).toBeGreaterThanOrEqual(OTHER_GOAL.firstRight);
  });

  it('are each found first by their own names (P-SEARCH-3)', async () => {
    const lost = [];
    for (const { id, name } of OTHER_GOODS) {
      const [first] = await idsOf(name);
      if (first !== id) lost.push(name);
    }
    expect(lost).toEqual([]);
  });

  it('are known at once when they are added, renamed and gone, and never said to be lacking (P-SEARCH-15)', async () => {
    const added = [
      {
        id: 901,
        name: 'Zxeno Pemotong Kabut Obral Murah Gratis Ongkir',
        subcategory: 'koleksi',
        price: 5000,
      },
    ];
    expect(await idsOf('zxeno')).toEqual([]);
    await shop.importGoods(added);
    const found = await shop.search('zxeno');
    expect(found.items.map(({ id }) => id)).toEqual([901]);
    expect(found.meaning).toMatchObject({ shown: null, isLacking: false });
    // Its words are known to suggestions and corrections.
    expect((await shop.search('zxemo')).meaning?.shown).toBe('zxeno');
    expect((await shop.suggestions('zxe'))?.products.map(({ id }) => id)).toEqual([901]);
    expect((await idsOf('Zxeno Pemotong Kabut Obral Murah Gratis Ongkir'))[0]).toBe(901);
    await shop.importGoods(added.map((goods) => ({ ...goods, name: 'Vyolli Pemotong Kabut' })));
    // So are their sounds (P-SEARCH-13).
    expect((await shop.search('violi')).meaning?.shown).toBe('vyolli');
    expect(await idsOf('violi')).toEqual([901]);
    await shop.importGoods([...added, { id: 903, name: 'Kabut Violi', subcategory: 'koleksi', price: 5000 }]);
    await shop.importGoods(added.map((goods) => ({ ...goods, name: 'Vyolli Kabut' })));
    expect((await idsOf('violi')).toSorted()).toEqual([901, 903]);
    await shop.importGoods(added.map((goods) => ({ ...goods, name: 'Ykkor Pemotong Kabut' })));
    expect(await idsOf('ykkor')).toEqual([901]);
    expect(await idsOf('zxeno')).toEqual([]);
  });

  it('are found without accents, with them, and in either Unicode form', async () => {
    for (const term of ['cafe', 'café', 'cafe\u0301', 'CAFÉ']) expect(await idsOf(term), term).toEqual([264]);
    expect((await idsOf('macrame'))[0]).toBe(66);
    const letters = Array.from({ length: 0x1f00 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20));
    const texts = [...letters, ...letters.map((letter) => letter.normalize('NFD')), 'ΟΔΟΣ', 'Kopi ÉNAK 5 g'];
    const wanted = texts.filter((text) => !OTHER_CASE.test(text));
    const { rows } = await shop.database.setup.query<{ folded: string }>(
      'select fold_text(t) as folded from unnest($1::text[]) with ordinality u(t, n) order by n',
      [wanted],
    );
    expect(rows.map(({ folded }) => folded)).toEqual(wanted.map(foldText));
  });

  it('are found by words that an import teaches, at the next search (P-SEARCH-25)', async () => {
    const file = path.join(folder, 'words.csv');
    const teach = async (...rows: string[]) => {
      fs.writeFileSync(file, ['words,narrower,place', ...rows].join('\n'));
      await terminalOf(shop.database.setup).act(replaceWords, { input: { rows: await readWordsFile(file) } });
      await shop.heard();
    };
    expect(await idsOf('gerobak')).toEqual([]);
    await teach('"dongkrak, gerobak"', '"meong, whiskas"', '"alat nukang, perkakas","bor, gerinda, obeng"');
    expect((await idsOf('gerobak'))[0]).toBe(43);
    expect((await idsOf('meong'))[0]).toBe(192);
    expect((await idsOf('perkakas')).toSorted()).toEqual(expect.arrayContaining([175, 176, 181]));
    const before = await exportedWords(shop.database.setup);
    await expect(teach('"bor, mesin"', '"obeng, bor",,kamar')).rejects.toThrow(/Row 3, column/);
    await expect(teach('"bor","obeng"', '"obeng","bor"')).rejects.toThrow(/circle/);
    expect(await exportedWords(shop.database.setup)).toBe(before);
    // What an export wrote may be imported as it is.
    const rows = await readWordsFile(path.join(folder, 'exported.csv'));
    await terminalOf(shop.database.setup).act(replaceWords, { input: { rows } });
    expect(await exportedWords(shop.database.setup)).toBe(before);
    await teach();
    expect(await idsOf('gerobak')).toEqual([]);
  });

  it('are known to another process at its next look at the changes, and so are taught words (P-SEARCH-24)', async () => {
    const { database } = shop;
    const other = await openCatalogue({
      env: { readModelMaxProducts: engine === 'in memory' ? 10_000 : 10 },
      database,
      log: { info: () => {}, warn: () => {} },
    });
    onTestFinished(() => other.close());
    await other.readModel.settled();
    const firstOf = async (term: string) =>
      (await other.catalogue.search({ filter: { term }, order: 'list-position', limit: 3, offset: 0 }))
        .items[0]?.id;
    // Both have read these terms before.
    for (const term of ['vurnak', 'zibrawu']) expect(await firstOf(term)).toBeUndefined();
    await shop.importGoods([
      { id: 902, name: 'Vurnak Penjepit Serbaguna', subcategory: 'koleksi', price: 9000 },
    ]);
    const file = path.join(folder, 'other-words.csv');
    fs.writeFileSync(file, 'words\n"dongkrak, zibrawu"');
    await terminalOf(database.setup).act(replaceWords, { input: { rows: await readWordsFile(file) } });
    // It looks by itself, every second.
    await vi.waitFor(async () => expect(await firstOf('vurnak')).toBe(902), SOON);
    await vi.waitFor(async () => expect(await firstOf('zibrawu')).toBe(43), SOON);
  });

  it('answer brands, shops and numbers that are not there honestly (P-SEARCH-27)', async () => {
    for (const term of ['sepatu nike', 'dongkrak gucci', 'oli maju jaya'])
      expect((await shop.search(term)).meaning?.lacked).toBe(term);
    expect((await idsOf('dongkrak gucci'))[0]).toBe(43);
    for (const term of ['1945', '8999999', 'nike']) expect([term, await idsOf(term)]).toEqual([term, []]);
  });

  it('are found by the words that are left where the first names a thing that the shop lacks (P-SEARCH-22)', async () => {
    const { items, meaning } = await shop.search('proyektor dongkrak');
    expect(items[0]?.id).toBe(43);
    expect(meaning).toMatchObject({ shown: 'dongkrak', isLacking: true, plain: 'proyektor dongkrak' });
    for (const term of ['proyektor merah', 'proyektor 20', 'proyektor zzqxv'])
      expect([term, await idsOf(term)]).toEqual([term, []]);
  });

  it('are found by any word of a term that none has whole, the thing first (P-SEARCH-5)', async () => {
    const { items, meaning } = await shop.search('dongkrak yamalube');
    expect(items.map(({ id }) => id)).toEqual([43, 2]);
    expect(meaning?.isLacking).toBe(true);
  });

  it('keep the kind that a term names in each order of the menu (P-SEARCH-23)', async () => {
    for (const order of ['id', 'created', 'price-ascending', 'price-descending', 'rating'] as const) {
      const { items } = await shop.search('helm', order, 4);
      expect(
        items
          .slice(0, 3)
          .map(({ id }) => id)
          .toSorted(),
        order,
      ).toEqual([20, 21, 22]);
    }
  });
});

it.each([
  ['seeded', SEEDED_GOODS, SEEDED_TERMS],
  ['trade', TRADE_GOODS, TRADE_TERMS],
])('finds the %s goods, the right kind first (P-SEARCH-10)', async (name, goods, terms) => {
  expect(terms.filter(({ best }) => best.length === 0)).toEqual([]);
  const shop = await openOtherShop(path.join(folder, name, 'data'));
  try {
    await shop.importGoods(goods);
    const { ndcg, firstRight } = overall(await verdictsOf(terms, shop.search));
    expect(ndcg).toBeGreaterThanOrEqual(OTHER_GOAL.ndcg);
    expect(firstRight).toBeGreaterThanOrEqual(OTHER_GOAL.firstRight);
  } finally {
    await shop.close();
  }
});
