import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { avifName, webpName } from '#domain/catalogue/picture.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** The names of the photographs in the lists below, and of one that none names. */
const [FIRST, SECOND, COLOUR, BANNER, COVER, NOBODYS] = ['1', '2', 'a', 'b', 'c', 'e'].map((digit) =>
  digit.repeat(20),
);
const address = (hash = '') => `/images/photos/${webpName(hash)}`;
const LISTS = {
  'db/seed/pictures.json': {
    products: { 1: [address(FIRST), address(SECOND)] },
    colours: { 1: { 'Hitam Arang': address(FIRST), 'Biru Samudra': address(COLOUR) } },
    banners: { '/promotions/eid': address(BANNER) },
    categories: {},
    reviews: { 1: `/images/reviews/${'d'.repeat(20)}.webp` },
  },
  'app/content/blog-photographs.json': { 'merawat-kain-batik': address(COVER) },
  'app/content/cart-photographs.json': { 1: address(FIRST) },
};

let house = '';
const inHouse = (...parts: string[]) => path.join(house, ...parts);
const photographs = () => fs.readdirSync(inHouse('public/images/photos')).sort();
const listOf = (name: keyof typeof LISTS) => JSON.parse(fs.readFileSync(inHouse(name), 'utf8'));

/** A copy of the project with a catalogue of one product. */
beforeEach(() => {
  house = fs.mkdtempSync(path.join(os.tmpdir(), 'lokapasar-studio-'));
  for (const part of [
    'package.json',
    'domain',
    'server/modules/catalogue/pictures',
    'studio/studio.ts',
    'studio/ship.ts',
    'studio/measures.ts',
    'studio/measures.json',
    'studio/places.json',
    'studio/colours.json',
  ])
    fs.cpSync(path.join(ROOT, part), inHouse(part), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), inHouse('node_modules'));
  for (const folder of ['public/images/photos', 'app/content', 'db/seed/products', 'masters/finals'])
    fs.mkdirSync(inHouse(folder), { recursive: true });
  fs.writeFileSync(inHouse('db/seed/products/all.json'), '[{ "id": 1 }]');
  for (const [name, list] of Object.entries(LISTS)) fs.writeFileSync(inHouse(name), JSON.stringify(list));
  for (const hash of [FIRST, SECOND, COLOUR, BANNER, COVER, NOBODYS]) {
    for (const name of [webpName(hash ?? ''), avifName(hash ?? '', 320)])
      fs.writeFileSync(inHouse('public/images/photos', name), '');
  }
});
afterEach(() => fs.rmSync(house, { recursive: true }));

function shipOnly(): void {
  execFileSync(process.execPath, ['studio/studio.ts', '--ship-only'], {
    cwd: house,
    env: { ...process.env, STUDIO_MASTERS: inHouse('masters') },
  });
}

it('keeps every photograph that a list names while there is no render, as in a fresh clone', () => {
  shipOnly();
  for (const name of Object.keys(LISTS) as (keyof typeof LISTS)[])
    expect(listOf(name), name).toEqual(LISTS[name]);
  const kept = [FIRST, SECOND, COLOUR, BANNER, COVER].flatMap((hash = '') => [
    avifName(hash, 320),
    webpName(hash),
  ]);
  expect(photographs()).toEqual(kept);
});

it('ships the main and the closer view of a product of the lists, and all views of one of the front pages', async () => {
  fs.writeFileSync(inHouse('db/seed/products/all.json'), '[{ "id": 19 }, { "id": 20 }]');
  for (const [place, view] of ['19-a', '19-b', '19-c', '19-d', '20-a', '20-b', '20-d'].entries()) {
    const grey = { r: 30 * place, g: 30 * place, b: 30 * place };
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: grey } });
    await picture.png().toFile(inHouse(`masters/finals/${view}.png`));
  }
  shipOnly();
  const { products } = listOf('db/seed/pictures.json');
  expect([products[19].length, products[20].length]).toEqual([4, 2]);
});

it('ships a product in its other colours and what a buyer photographed, each in its forms', async () => {
  const blue = sharp({ create: { width: 8, height: 8, channels: 3, background: '#2b5f9e' } });
  await blue.png().toFile(inHouse('masters/finals/1-biru-samudra.png'));
  await blue.png().toFile(inHouse('masters/finals/1-h.png'));
  shipOnly();
  const { colours, reviews } = listOf('db/seed/pictures.json');
  expect(colours[1]['Hitam Arang']).toBe(address(FIRST));
  expect(photographs()).toContain(path.basename(colours[1]['Biru Samudra']));
  expect(photographs()).not.toContain(webpName(COLOUR ?? ''));
  expect(fs.readdirSync(inHouse('public/images/reviews'))).toEqual([path.basename(reviews[1])]);
});

it('puts a render in the place of what was there, and leaves the other views', async () => {
  const red = sharp({ create: { width: 8, height: 8, channels: 3, background: '#b3262c' } });
  await red.png().toFile(inHouse('masters/finals/1-a.png'));
  shipOnly();
  const [main = '', second] = listOf('db/seed/pictures.json').products[1];
  expect(main).not.toBe(address(FIRST));
  expect(second).toBe(address(SECOND));
  expect(listOf('app/content/cart-photographs.json')[1]).toBe(main);
  expect(photographs()).toContain(path.basename(main));
  expect(photographs()).not.toContain(webpName(FIRST ?? ''));
});
