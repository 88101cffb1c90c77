import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS } from '#domain/catalogue/picture.ts';
import { importCatalogue } from '#server/modules/catalogue/import/import-catalogue.ts';
import { seedDatabase } from '#server/modules/catalogue/seed.ts';
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
  return importCatalogue(pool, { file, images, dryRun, now, dataDir: path.join(folder, 'data') });
}

async function product(id: number) {
  const { rows } = await pool.query(
    'select p.*, i.stock, s.name as seller from products p join inventory i on i.product_id = p.id join sellers s on s.id = p.seller_id where p.id = $1',
    [id],
  );
  return rows[0];
}

describe('importing a catalogue', () => {
  const example = path.resolve('docs/examples/catalogue.csv');

  it('checks the example file without changing anything in a dry run', async () => {
    expect(await runImport(example, { dryRun: true })).toEqual({ added: 3, changed: 0, sellers: 3 });
    expect(await product(5001)).toBeUndefined();
  });

  it('adds the products of the example file, then finds nothing new in it', async () => {
    expect(await runImport(example)).toEqual({ added: 3, changed: 0, sellers: 3 });
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
      // 'diskon' and 'gratis-ongkir' join the file's own 'cod' and 'exclusive'.
      tag_ids: [1, 2, 11, 12],
      created_at: now,
    });
    expect((await product(5002))?.variants).toEqual([
      { name: 'Bentuk', options: ['Biji', 'Bubuk Halus', 'Bubuk Kasar'] },
    ]);
    expect(await runImport(example)).toEqual({ added: 0, changed: 3, sellers: 0 });
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
        'Row 3, column price: must be a whole number of Rupiah of at least 1, written with digits only.',
        'Row 3, column stock: must be a whole number of pieces, written with digits only.',
        'Row 3, column subcategory: the category fashion has no subcategory laut.',
        'Row 3, column tags: there is no tag nope.',
        'Row 4, column name: is missing, and the shop has no product 9001 yet.',
        'Row 5, column id: 5002 stands in row 2 already.',
      ]),
    });
    expect(await product(5002)).toEqual(before);
  });

  it.each([
    ['no id', 'a.csv', 'name,price\nx,1\n', /has no column id/],
    ['an unknown column', 'b.csv', 'id,prize\n1,1\n', /does not know \(prize\)/],
    ['no rows', 'c.csv', 'id,price\n', /holds no products/],
    ['broken quotes', 'd.csv', 'id,name\n1,"x\n', /not valid CSV/],
    ['broken JSON', 'e.json', '[{"id": 1]', /not valid JSON/],
    ['another encoding', 'f.csv', Buffer.from('id,name\n1,caf\xe9\n', 'latin1'), /not UTF-8/],
  ])('refuses a file with %s', async (_, name, content, message) => {
    await expect(runImport(fileWith(name, content))).rejects.toThrow(message);
  });

  it('stores pictures anew as WebP of at most 640 pixels and AVIF of six widths, named by their content', async () => {
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

  it('refuses pictures that are missing, no pictures, or too large to decode', async () => {
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
