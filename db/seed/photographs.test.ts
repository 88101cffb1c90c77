import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS } from '#domain/catalogue/picture.ts';
import { readPictures, readProducts } from './seed-files.ts';

const folder = path.resolve(import.meta.dirname, '../../public/images/photos');
const { products, banners, categories } = readPictures();
const shown = [...Object.values(products).flat(), ...Object.values(banners), ...Object.values(categories)];
const hashOf = (address: string) => path.basename(address).replace('-640.webp', '');
const sizeOf = (name: string) => fs.statSync(path.join(folder, name)).size;

describe('the photographs of the demo shop (P-PIC-1)', () => {
  it('show every product in its own picture', () => {
    const main = readProducts().map(({ id }) => products[id]?.[0]);
    expect(main).not.toContain(undefined);
    expect(new Set(main).size).toBe(main.length);
  });

  it('exist in every format, and no other files do', () => {
    const forms = shown.flatMap((address) => [
      path.basename(address),
      ...PICTURE_WIDTHS.map((width) => `${hashOf(address)}-${width}.avif`),
    ]);
    expect(fs.readdirSync(folder).toSorted()).toEqual([...new Set(forms)].toSorted());
  });

  it('have a median of about 5 KB and at most 8 KB as a card, and 40 MB together', () => {
    const main = Object.values(products).flatMap(([first = '']) => first);
    const cards = main.map((address) => sizeOf(`${hashOf(address)}-320.avif`)).toSorted((a, b) => a - b);
    expect(cards[Math.floor(cards.length / 2)]).toBeLessThanOrEqual(5_200);
    expect(cards.at(-1)).toBeLessThanOrEqual(8_000);
    const total = fs.readdirSync(folder).reduce((sum, name) => sum + sizeOf(name), 0);
    expect(total).toBeLessThanOrEqual(40_000_000);
  });
});
