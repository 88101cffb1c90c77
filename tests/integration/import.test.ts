import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS } from '#domain/catalogue/picture.ts';
import { cleanLine } from '#domain/forms/clean-text.ts';
import { seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import { exportCatalogue } from '#server/modules/catalogue/export/export-catalogue.ts';
import { importCatalogue } from '#server/modules/catalogue/import/import-catalogue.ts';
import { createFileBlobs } from '#server/platform/blobs/blobs-files.ts';
import { type Database, openDatabase } from '#server/platform/database/connect.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { readEnv } from '#server/platform/settings/env.ts';

const log = { info: () => {}, warn: () => {} };
const now = new Date('2026-11-21T05:00:00Z');
let folder = '';
let database: Database;
let pool: pg.Pool;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-'));
  fs.chmodSync(folder, 0o711);
  database = await openDatabase(readEnv({ DATA_DIR: path.join(folder, 'data') }), log);
  ({ pool } = database);
  await migrateDatabase(pool);
  await seedDatabase(pool, { demo: false, now });
});

afterAll(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

function fileWith(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, content);
  return file;
}

function runImport(file: string, { images, dryRun = false }: { images?: string; dryRun?: boolean } = {}) {
  return importCatalogue(pool, {
    file,
    images,
    dryRun,
    now,
    store: createFileBlobs(path.join(folder, 'data')),
  });
}

async function product(id: number) {
  const { rows } = await pool.query(
    'select p.*, i.stock, s.name as seller from products p join product_stock i on i.product_id = p.id join sellers s on s.id = p.seller_id where p.id = $1',
    [id],
  );
  return rows[0];
}

const skus = async (id: number) =>
  (
    await pool.query(
      `select k.*, i.stock, k.archived_at is not null as is_archived,
         (select sum(m.quantity)::int from stock_moves m where m.sku_id = k.id) as moved
       from skus k join inventory i on i.sku_id = k.id where k.product_id = $1 order by k.position, k.id`,
      [id],
    )
  ).rows;

describe('importing a catalogue', () => {
  const example = path.resolve('docs/examples/catalogue.csv');

  it('checks the example file in a dry run without any change', async () => {
    expect(await runImport(example, { dryRun: true })).toMatchObject({ added: 3, changed: 0, sellers: 3 });
    expect(await product(5001)).toBeUndefined();
  });

  it('adds the products of the example file, and a second run finds nothing new', async () => {
    expect(await runImport(example)).toMatchObject({ added: 3, changed: 0, sellers: 3 });
    expect(await product(5001)).toMatchObject({
      name: 'Sarung Tenun Goyor Pemalang Motif Botol',
      slug: 'sarung-tenun-goyor-pemalang-motif-botol',
      price: 185_000,
      original_price: 215_000,
      discount: 14,
      stock: 40,
      seller: 'Tenun Bu Narti',
      category_id: 1,
      subcategory_id: 101,
      is_free_shipping: true,
      image_url: '/images/placeholder/pakaian-pria.svg',
      // The derived 'diskon' and 'gratis-ongkir' are added to the file's own 'cod' and 'exclusive'.
      tag_ids: [1, 2, 11, 12],
      created_at: now,
    });
    expect((await product(5002))?.variants).toEqual([
      { name: 'Bentuk', options: ['Biji', 'Bubuk Halus', 'Bubuk Kasar'] },
    ]);
    expect(await skus(5002)).toMatchObject([
      { options: ['Biji'], price: 52_000, stock: 40, weight_grams: 280 },
      { options: ['Bubuk Halus'], price: 52_000, stock: 40, weight_grams: 280 },
      { options: ['Bubuk Kasar'], price: 52_000, stock: 40, weight_grams: 280 },
    ]);
    expect(await runImport(example)).toMatchObject({ added: 0, changed: 0, sellers: 0 });
  });

  it('sets where couriers fetch the parcels of a seller, and names sellers without it (P-SHIP-24)', async () => {
    const pickupOf = async (name: string) =>
      (
        await pool.query(
          `select contact, phone, address, postal_code from pickup_addresses
           where seller_id = (select id from sellers where name = $1)`,
          [name],
        )
      ).rows[0];
    expect(await pickupOf('Tenun Bu Narti')).toEqual({
      contact: 'Narti',
      phone: '+62 284 5550 0131',
      address: 'Jalan Jenderal Sudirman 14, Pelutan, Pemalang',
      postal_code: '52311',
    });
    const columns = 'id,seller,pickup_contact,pickup_phone,pickup_address,pickup_postal_code';
    const moved = fileWith(
      'pickup.csv',
      `${columns}\n5001,tenun bu narti,Narti,+62 284 5550 0131,Jalan Baru 1 Pemalang,52319\n`,
    );
    const moves = { added: 0, changed: 0, sellers: 0, pickups: 1, withoutPickup: [] };
    expect(await runImport(moved, { dryRun: true })).toEqual(moves);
    expect(await runImport(moved)).toEqual(moves);
    expect(await pickupOf('Tenun Bu Narti')).toMatchObject({ postal_code: '52319' });
    expect(await runImport(moved)).toEqual({ ...moves, pickups: 0 });
    const incomplete = fileWith(
      'incomplete.csv',
      `${columns}\n5001,Tenun Bu Narti,Narti,0284,Jalan 1,2319\n5002,,Teguh,0811111111,Jalan 2,56264\n5003,Bambu Lestari Sleman,Suratmi,,,\n`,
    );
    await expect(runImport(incomplete)).rejects.toMatchObject({
      problems: expect.arrayContaining([
        'Row 2, column pickup_phone: must be a telephone number that begins with 0 or +, such as +62 21 5550 0123.',
        'Row 2, column pickup_postal_code: must be a postal code of five digits.',
        'Row 3, column seller: is missing, and the row gives a pickup address.',
        'Row 4, column pickup_phone: is missing beside the rest of the pickup address.',
      ]),
    });
    const two = fileWith(
      'two.csv',
      `${columns}\n5001,Tenun Bu Narti,Narti,0811111111,Jalan 1,52311\n5002,Tenun Bu Narti,Narti,0811111111,Jalan 2,52311\n`,
    );
    await expect(runImport(two)).rejects.toMatchObject({
      problems: expect.arrayContaining([
        'Row 3, column pickup_address: Tenun Bu Narti has another pickup address in row 2.',
      ]),
    });
    const other = fileWith('other.csv', 'id,seller\n5002,Kebun Posong\n5003,Rumah Baru\n');
    expect(await runImport(other, { dryRun: true })).toMatchObject({ withoutPickup: ['Rumah Baru'] });
  });

  it('changes price and stock alone by a file with three columns', async () => {
    const before = await product(5001);
    await runImport(fileWith('prices.csv', 'id;price;stock\n5001;250000;0\n'));
    expect(await product(5001)).toEqual({
      ...before,
      price: 250_000,
      price_now: 250_000,
      discount_now: 0,
      original_price: 250_000,
      discount: 0,
      stock: 0,
      is_sold_out: true,
      has_low_stock: true,
      tag_ids: [2, 11, 12],
    });
  });

  it('reports every problem with row and column and imports nothing when there is one', async () => {
    const before = await product(5002);
    const file = fileWith(
      'bad.csv',
      'id,price,stock,category,subcategory,tags\n5002,1,5,,,\n5003,1.000,-1,fashion,laut,nope\n9001,5,5,,,\n5002,7,7,,,\n',
    );
    const error = await runImport(file).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      problems: expect.arrayContaining([
        'Row 3, column price: must be a whole number of Rupiah of at least 1, written with digits only: "1.000" may be 1 or 1000.',
        'Row 3, column stock: must be a whole number of pieces, written with digits only.',
        'Row 3, column subcategory: the category fashion has no subcategory laut.',
        'Row 3, column tags: there is no tag nope.',
        'Row 4, column name: is missing, and the shop has no product 9001 yet.',
        'Row 5, column id: 5002 stands in row 2 already.',
      ]),
    });
    expect(await product(5002)).toEqual(before);
  });

  it('takes texts as they are pasted, and knows a seller by them (P-FORM-10)', async () => {
    const seller = '  T\u00e9nun\u00a0 bu \u200bNarti ';
    const file = fileWith(
      'pasted.json',
      JSON.stringify([{ id: 5001, name: 'Sarung\u3000 Te\u0301nun\u202e', seller }]),
    );
    expect(await runImport(file)).toMatchObject({ changed: 1, sellers: 0 });
    expect(await product(5001)).toMatchObject({ name: 'Sarung T\u00e9nun', seller: 'Tenun Bu Narti' });
  });

  it('refuses a name that fits two sellers, and a zero byte, with their place', async () => {
    await pool.query(
      `set local shop.actor = 'system';
       insert into sellers (id, name, description, location, joined_year, rating, response_rate, is_official)
       select id + 500, 'Tenun  Bu Narti', description, location, joined_year, rating, response_rate, is_official
       from sellers where name = 'Tenun Bu Narti'`,
    );
    await expect(runImport(fileWith('two.csv', 'id,seller\n5001,tenun bu narti\n'))).rejects.toThrow(
      /^Row 2, column seller: "tenun bu narti" fits the sellers \d+ and \d+; give one another name\./,
    );
    await pool.query(`delete from sellers where name = 'Tenun  Bu Narti'`);
    for (const [name, content] of [
      ['zero.csv', 'id,name\n5001,a\0b\n'],
      ['zero.json', JSON.stringify([{ id: 5001, specifications: [{ key: 'a', value: 'b\0' }] }])],
    ] as const) {
      await expect(runImport(fileWith(name, content))).rejects.toThrow(
        /^Row 2, column (name|specifications): has a zero byte; the file is damaged\./,
      );
    }
  });

  it('finds a picture whose name is in another Unicode form, and refuses one that fits two', async () => {
    const images = path.join(folder, 'composed');
    fs.mkdirSync(images);
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#3f3d9e' } })
      .png()
      .toBuffer();
    fs.writeFileSync(path.join(images, 'cafe\u0301.png'), photo);
    const file = fileWith('form.csv', 'id,image\n5003,caf\u00e9.png\n');
    const plain = fileWith('plain.csv', 'id,image\n5003,CAFE.png\n');
    for (const named of [file, plain])
      expect(await runImport(named, { images, dryRun: true })).toMatchObject({ changed: 0 });
    fs.writeFileSync(path.join(images, 'caf\u00e9.png'), photo);
    await expect(runImport(file, { images, dryRun: true })).rejects.toThrow(
      /^Row 2, column image: caf\u00e9\.png fits 2 files in .* with names that look alike\./,
    );
  });

  it.each([
    ['no id', 'a.csv', 'name,price\nx,1\n', /has no column id/],
    ['an unknown column', 'b.csv', 'id,prize\n1,1\n', /does not know \(prize\)/],
    ['no rows', 'c.csv', 'id,price\n', /holds no products/],
    ['broken quotes', 'd.csv', 'id,name\n1,"x\n', /not valid CSV/],
    ['broken JSON', 'e.json', '[{"id": 1]', /not valid JSON/],
    ['another encoding', 'f.csv', Buffer.from('id,name\n1,caf\xe9\n', 'latin1'), /line 2 is not UTF-8/],
    ['a phone without its 0', 'g.csv', 'id,pickup_phone\n1,811111111\n', /begins with 0 or \+/],
  ])('refuses a file with %s', async (_, name, content, message) => {
    await expect(runImport(fileWith(name, content))).rejects.toThrow(message);
  });

  it('encodes pictures as WebP of at most 640 pixels and AVIF of six widths, named by their content', async () => {
    const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3f3d9e' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    fileWith('photo.jpg', photo);
    const file = fileWith('pictures.json', JSON.stringify([{ id: 5003, image: ['photo.jpg'] }]));
    const bad = fileWith('pictures-bad.csv', 'id,image,tags\n5003,photo.jpg,nope\n');
    await runImport(file, { images: folder, dryRun: true });
    await expect(runImport(bad, { images: folder })).rejects.toThrow(/there is no tag nope/);
    expect(fs.existsSync(path.join(folder, 'data/catalogue-images'))).toBe(false);
    await runImport(file, { images: folder });
    const { image_url: address, images } = (await product(5003)) ?? {};
    expect(address).toMatch(/^\/images\/catalogue\/[0-9a-f]{20}-640\.webp$/);
    expect(images).toEqual([address]);
    const stored = fs.readFileSync(
      path.join(folder, 'data/catalogue-images', path.basename(String(address))),
    );
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    for (const width of PICTURE_WIDTHS) {
      const name = path.basename(String(address)).replace('640.webp', `${width}.avif`);
      const avif = sharp(path.join(folder, 'data/catalogue-images', name));
      expect(await avif.metadata()).toMatchObject({ format: 'heif', width, height: (width * 3) / 4 });
    }
  });

  it('refuses pictures that are missing, invalid, or too large to decode', async () => {
    fileWith('note.jpg', 'no picture');
    fileWith('vector.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    fileWith('bomb.png', bomb);
    const file = fileWith(
      'bad-pictures.csv',
      'id,image\n5001,lost.jpg\n5002,note.jpg|vector.svg\n5003,bomb.png\n',
    );
    const error = await runImport(file, { images: folder }).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/Row 2, column image: lost\.jpg is not in/);
    expect(String(error)).toMatch(/Row 3, column image: note\.jpg cannot be read as a picture/);
    expect(String(error)).toMatch(/Row 4, column image: bomb\.png cannot be read as a picture/);
    const second = await runImport(fileWith('vector.csv', 'id,image\n5001,vector.svg\n'), {
      images: folder,
    }).catch((reason: unknown) => reason);
    expect(String(second)).toMatch(/vector\.svg is not a JPEG/);
  });
});

/** A file of one shirt and of some of its choices. */
const shirt = (own: object, ...choices: object[]) =>
  fileWith(
    'shirt.json',
    JSON.stringify([
      {
        id: 6001,
        name: 'Kaos Polos',
        category: 'fashion',
        subcategory: 'pakaian-pria',
        weight_grams: 200,
        seller: 'Toko Kaos',
        short_description: 'Kaos',
        description: 'Kaos katun',
        ...own,
      },
      ...choices.map((choice) => ({ id: 6001, ...choice })),
    ]),
  );

describe('the choices of a product', () => {
  const brief = async () =>
    (await skus(6001)).map(({ options, price, stock, is_archived }) =>
      [options.join(' '), price, stock, ...(is_archived ? ['archived'] : [])].join(' '),
    );

  it('are one for each combination, with the stock split among them, if the file has no rows of them', async () => {
    await runImport(shirt({ variants: 'Ukuran: M, L; Warna: Hitam, Putih', price: 50_000, stock: 10 }));
    expect(await brief()).toEqual([
      'M Hitam 50000 3',
      'M Putih 50000 2',
      'L Hitam 50000 3',
      'L Putih 50000 2',
    ]);
  });

  it('are those with rows in the file, beside the row of the product; others are archived, not deleted', async () => {
    const [first] = await skus(6001);
    const file = shirt(
      { variants: 'Ukuran: M, L, XL; Warna: Hitam, Putih' },
      { options: 'M, Hitam', price: 52_000, stock: 3 },
      { options: ['L', 'Putih'], price: 52_000, stock: 4 },
      {
        options: 'XL, Putih',
        price: 60_000,
        stock: 7,
        weight_grams: 250,
        length_cm: 30,
        width_cm: 20,
        height_cm: 3,
      },
    );
    expect(await runImport(file)).toMatchObject({ added: 0, changed: 1, sellers: 0 });
    expect((await brief()).toSorted()).toEqual(
      [
        'M Hitam 52000 3',
        'L Putih 52000 4',
        'XL Putih 60000 7',
        'M Putih 50000 0 archived',
        'L Hitam 50000 0 archived',
      ].toSorted(),
    );
    expect((await skus(6001))[0]).toMatchObject({ id: first.id });
    expect((await skus(6001)).find(({ price }) => price === 60_000)).toMatchObject({
      weight_grams: 250,
      length_cm: 30,
      width_cm: 20,
      height_cm: 3,
    });
    expect(await product(6001)).toMatchObject({ price: 52_000, stock: 14 });
    expect(await runImport(file)).toMatchObject({ added: 0, changed: 0, sellers: 0 });
  });

  it('change one by one without a row of the product, and an archived one comes back', async () => {
    const before = await skus(6001);
    const file = fileWith(
      'choices.csv',
      'id,options,price,stock\n6001,"L, Hitam",55000,9\n6001,"M, Hitam",51000,\n',
    );
    await runImport(file);
    expect((await brief()).filter((line) => !line.endsWith('archived'))).toEqual([
      'M Hitam 51000 3',
      'L Hitam 55000 9',
      'L Putih 52000 4',
      'XL Putih 60000 7',
    ]);
    expect((await skus(6001)).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  });

  it('keep their surcharge when the product gets another price', async () => {
    await runImport(fileWith('dearer.csv', 'id,price\n6001,61000\n'));
    expect((await brief()).filter((line) => !line.endsWith('archived'))).toEqual([
      'M Hitam 61000 3',
      'L Hitam 65000 9',
      'L Putih 62000 4',
      'XL Putih 70000 7',
    ]);
  });

  it('have moves that add up to their stock, whatever was typed', async () => {
    await runImport(fileWith('total.csv', 'id,stock\n6001,46\n'));
    expect((await brief()).filter((line) => !line.endsWith('archived'))).toEqual([
      'M Hitam 61000 6',
      'L Hitam 65000 18',
      'L Putih 62000 8',
      'XL Putih 70000 14',
    ]);
    for (const { stock, moved } of await skus(6001)) expect(moved).toBe(stock);
  });

  it('change by the difference to the seen stock, so that a sale in between is not lost', async () => {
    await pool.query(
      `update inventory set stock = stock - 5 where sku_id = (select id from skus where product_id = 6001 and options = '{L,Hitam}')`,
    );
    await runImport(fileWith('seen.csv', 'id,options,stock,stock_seen\n6001,"L, Hitam",20,18\n'));
    expect(await brief()).toContain('L Hitam 65000 15');
    const fewer = fileWith('fewer.csv', 'id,options,stock,stock_seen\n6001,"L, Hitam",0,18\n');
    await expect(runImport(fewer)).rejects.toThrow(
      'Row 2, column stock: takes away 18 pieces, but 15 are left by now. Nothing was imported.',
    );
    await expect(runImport(fewer, { dryRun: true })).rejects.toThrow('takes away 18 pieces');
  });

  it('are reported with their row when they are impossible', async () => {
    const file = fileWith(
      'bad-choices.csv',
      [
        'id,options,name,price,original_price,stock,stock_seen,length_cm,variants',
        '6001,"S, Hitam",,1,,1,,,',
        '6001,"M, Hitam",Kaos,9,8,1,,,',
        '6001,"M, Hitam",,,,,4,5,',
        '5003,Merah,,1,,,,,',
        '7777,Merah,,1,,,,,',
        '5001,,,,,,,,"A: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11; B: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10"',
      ].join('\n'),
    );
    const error = await runImport(file).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      problems: expect.arrayContaining([
        'Row 2, column options: are not one option of each of Ukuran, Warna.',
        "Row 3, column name: belongs into the product's own row, without options.",
        'Row 3, column original_price: must not be below the price 9.',
        'Row 4, column options: stand in row 3 already.',
        'Row 4, column stock_seen: says what was seen when the stock was typed, which is missing.',
        'Row 4, column width_cm: is missing: length, width and height belong together.',
        'Row 5, column options: product 5003 has no variants to choose from.',
        'Row 6, column id: the shop has no product 7777 yet, and it has no row of its own.',
        'Row 7, column variants: make 110 choices; a product may have 100.',
      ]),
    });
  });
});

/** Texts of everything that separates, quotes, starts a formula or looks like a number or a date. */
const hostile = fc
  .string({
    unit: fc.constantFrom(
      ...`=+-@'",;:|[]{}\\/#%&<> .0123eE`,
      'é',
      '\u0301',
      '\u00a0',
      '\u200b',
      '👩‍👧',
      'a',
      'B',
    ),
    maxLength: 20,
  })
  .map((text) => cleanLine(text) || 'x');
const formulaLike = fc.constantFrom(
  '=1+1',
  '-5',
  '@a',
  "'b",
  "''c",
  '+62',
  '007',
  '1E+12',
  '1-Feb',
  '02/01/2026',
  '1.50',
);
const hostileText = fc.oneof(hostile, formulaLike);
const hostileProduct = fc.record({
  name: hostileText,
  seller: hostileText,
  short_description: hostileText,
  description: fc.tuple(hostileText, hostileText).map((lines) => lines.join('\n')),
  location: hostileText,
  specifications: fc.array(fc.record({ key: hostileText, value: hostileText }), { maxLength: 3 }),
  variants: fc
    .record({ name: hostileText, options: fc.uniqueArray(hostileText, { minLength: 2, maxLength: 3 }) })
    .map((variant) => [variant]),
});

describe('exporting the catalogue', () => {
  it('and importing it again changes nothing, whatever the names, and starts no formula', async () => {
    const goods = fc.sample(hostileProduct, { numRuns: 100, seed: 20261125 }).map((texts, at) => ({
      id: 7001 + at,
      price: 9000,
      stock: 30,
      weight_grams: 5,
      category: 'fashion',
      subcategory: 'pakaian-pria',
      ...texts,
    }));
    expect(await runImport(fileWith('hostile.json', JSON.stringify(goods)))).toMatchObject({ added: 100 });
    const file = path.join(folder, 'hostile.csv');
    await exportCatalogue(pool, file);
    expect(await runImport(file)).toMatchObject({ added: 0, changed: 0, sellers: 0, pickups: 0 });
    const { name, description, specifications, variants } = await product(7050);
    expect(goods[49]).toMatchObject({ name, description, specifications, variants });
    const bytes = fs.readFileSync(file, 'utf8');
    expect(bytes.startsWith('\ufeff')).toBe(true);
    const cells: string[][] = parse(bytes, { bom: true });
    expect(cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    await pool.query('delete from products where id between 7001 and 7100');
  });

  it('writes a file whose import changes nothing, and that can start another shop', async () => {
    await runImport(
      fileWith(
        'odd.json',
        JSON.stringify([
          {
            id: 6002,
            name: '="Kaos", baru; 100%',
            price: 9000,
            stock: 3,
            category: 'fashion',
            subcategory: 'pakaian-pria',
            seller: 'Toko Kaos',
            short_description: 'a',
            weight_grams: 5,
            description: 'Satu\n\nDua',
            specifications: [{ key: '+Isi', value: 'a; b: c' }],
            variants: [{ name: '@Isi', options: ['1, 2', '3', '1E+12'] }],
          },
        ]),
      ),
    );
    const file = path.join(folder, 'exported.csv');
    expect(await exportCatalogue(pool, file)).toBe(5);
    const all = async (from: pg.Pool) => ({
      products: (
        await from.query(
          'select name, description, variants, specifications, price from products order by id',
        )
      ).rows,
      skus: (
        await from.query(`select skus.product_id, options, price, original_price, weight_grams, length_cm, stock
        from skus join inventory on sku_id = skus.id where archived_at is null order by skus.product_id, position`)
      ).rows,
    });
    const noted = async () =>
      (
        await pool.query(
          'select (select count(*) from catalog_changes) as changes, (select count(*) from stock_moves) as moves',
        )
      ).rows;
    const [before, notes] = [await all(pool), await noted()];
    expect(await runImport(file)).toMatchObject({ added: 0, changed: 0, sellers: 0 });
    expect(await all(pool)).toEqual(before);
    expect(await noted()).toEqual(notes);

    const data = path.join(folder, 'other');
    const other = await openDatabase(readEnv({ DATA_DIR: data }), log);
    try {
      await migrateDatabase(other.pool);
      await seedDatabase(other.pool, { demo: false, now });
      await importCatalogue(other.pool, {
        file,
        images: undefined,
        dryRun: false,
        now,
        store: createFileBlobs(data),
      });
      expect(await all(other.pool)).toEqual(before);
    } finally {
      await other.close();
    }
  });
});
