import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { avifName, BANNER_WIDTHS, PICTURE_WIDTHS, type PictureWidth } from '#domain/catalogue/picture.ts';
import { readPictures, readProducts } from './seed-files.ts';

const images = path.resolve(import.meta.dirname, '../../public/images');
const { products, colours, banners, categories, reviews } = readPictures();
const blog: Record<string, string> = JSON.parse(
  fs.readFileSync(path.resolve(import.meta.dirname, '../../app/content/blog-photographs.json'), 'utf8'),
);
const isDrawing = (address: string) => address.endsWith('.svg');
const shown = [
  ...Object.values(products)
    .flat()
    .filter((address) => !isDrawing(address)),
  ...[...Object.values(colours), categories, blog].flatMap((addresses) => Object.values(addresses)),
];
const hashOf = (address: string) => path.basename(address).replace('-640.webp', '');
const filesOf = (folder: string) => fs.readdirSync(path.join(images, folder)).toSorted();
const sizeOf = (name: string) => fs.statSync(path.join(images, name)).size;
const weightOf = (folder: string) =>
  filesOf(folder).reduce((sum, name) => sum + sizeOf(`${folder}/${name}`), 0);

/** The names of a photograph's files. */
const formsOf = (address: string, widths: readonly PictureWidth[]) => [
  path.basename(address),
  ...widths.map((width) => avifName(hashOf(address), width)),
];

describe('the photographs of the demo shop (P-PIC-1)', () => {
  it('show every product in its own picture', () => {
    const main = readProducts().map(({ id }) => products[id]?.[0]);
    expect(main).not.toContain(undefined);
    expect(new Set(main).size).toBe(main.length);
  });

  it('show each colour of the 60 most sold goods with colours by a picture of its own (P-PIC-4)', () => {
    const coloured = readProducts().flatMap(({ id, soldCount, variants }) => {
      const options = variants.find(({ name }) => name.startsWith('Warna'))?.options;
      return options ? [{ id, soldCount, options }] : [];
    });
    const mostSold = coloured.toSorted((a, b) => b.soldCount - a.soldCount).slice(0, 60);
    for (const { id, options } of mostSold) {
      expect(Object.keys(colours[id] ?? {}).toSorted(), `product ${id}`).toEqual(options.toSorted());
      expect(new Set(Object.values(colours[id] ?? {})).size, `product ${id}`).toBe(options.length);
    }
  });

  it('lie there in every form, banners in two more, and nothing else does', () => {
    const forms = [
      ...shown.flatMap((address) => formsOf(address, PICTURE_WIDTHS)),
      ...Object.values(banners).flatMap((address) => formsOf(address, BANNER_WIDTHS)),
    ];
    expect(filesOf('photos')).toEqual([...new Set(forms)].toSorted());
    expect(filesOf('reviews')).toEqual(
      Object.values(reviews)
        .map((address) => path.basename(address))
        .toSorted(),
    );
  });

  it('are followed by a drawing with measures where one cannot tell the size (P-PIC-20)', () => {
    const drawings = Object.entries(products).flatMap(([id, addresses]) =>
      addresses.flatMap((address, at) =>
        isDrawing(address) ? [{ id, address, at, of: addresses.length }] : [],
      ),
    );
    expect(drawings.length).toBeGreaterThan(0);
    for (const { id, address, at, of } of drawings) {
      expect(address).toBe(`/images/measures/${id}.svg`);
      expect(at, 'the last picture').toBe(of - 1);
    }
    expect(filesOf('measures')).toEqual(drawings.map(({ id }) => `${id}.svg`).toSorted());
  });

  it('stand in about a tenth of the reviews (P-PIC-6)', () => {
    const written = readProducts().reduce((sum, product) => sum + product.reviews.length, 0);
    expect(Object.keys(reviews).length / written).toBeCloseTo(0.1, 2);
  });

  it('weigh as a card a median of about 5 KB and at most 8 KB, and 43 MB together', () => {
    const main = Object.values(products).flatMap(([first = '']) => first);
    const cards = main
      .map((address) => sizeOf(`photos/${avifName(hashOf(address), 320)}`))
      .toSorted((a, b) => a - b);
    expect(cards[Math.floor(cards.length / 2)]).toBeLessThanOrEqual(5_200);
    expect(cards.at(-1)).toBeLessThanOrEqual(8_000);
    expect(weightOf('photos') + weightOf('reviews')).toBeLessThanOrEqual(43_000_000);
  });
});
