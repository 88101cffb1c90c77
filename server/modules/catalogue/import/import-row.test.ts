import { describe, expect, it } from 'vitest';
import { parseRows } from './import-row.ts';

const parse = (cells: Record<string, unknown>) => parseRows([{ number: 2, cells: { id: '1', ...cells } }]);
const rowOf = (cells: Record<string, unknown>) => {
  const { parsed, problems } = parse(cells);
  expect(problems).toEqual([]);
  return parsed[0];
};

describe('a cell of an import file', () => {
  it('has the same value from text and from JSON', () => {
    expect(rowOf({ price: '189000', free_shipping: 'ya', tags: 'cod| hemat ' })).toMatchObject({
      price: 189_000,
      free_shipping: true,
      tags: ['cod', 'hemat'],
    });
    expect(rowOf({ price: 189_000, free_shipping: true, tags: ['cod', 'hemat'] })).toMatchObject({
      price: 189_000,
      free_shipping: true,
      tags: ['cod', 'hemat'],
    });
  });

  it('may contain pairs of specifications; a colon may occur in the value', () => {
    const specifications = [
      { key: 'Garansi', value: '12 Bulan' },
      { key: 'Rasio', value: '16:9' },
    ];
    expect(rowOf({ specifications: 'Garansi: 12 Bulan; Rasio: 16:9' })?.specifications).toEqual(
      specifications,
    );
    expect(rowOf({ specifications })?.specifications).toEqual(specifications);
  });

  it('may contain variants with their options', () => {
    const variants = [
      { name: 'Ukuran', options: ['S', 'M'] },
      { name: 'Warna', options: ['Hitam'] },
    ];
    expect(rowOf({ variants: 'Ukuran: S, M; Warna: Hitam' })?.variants).toEqual(variants);
    expect(rowOf({ variants })?.variants).toEqual(variants);
  });

  it.each([
    ['price', '1.000'],
    ['price', 'Rp1000'],
    ['price', 0],
    ['price', 1.5],
    ['price', '9999999999'],
    ['stock', '-1'],
    ['free_shipping', 'maybe'],
    ['image', '../secret.jpg'],
    ['image', '.hidden'],
    ['image', 'a.jpg|b/c.jpg'],
    ['specifications', 'Garansi'],
    ['variants', 'Ukuran: S, S'],
    ['variants', 'Ukuran: '],
    ['tags', 'COD'],
    ['name', 'x'.repeat(201)],
  ])('is refused by its column: %s = %s', (column, value) => {
    expect(parse({ [column]: value }).problems).toEqual([
      { row: 2, column, text: expect.stringMatching(/^must be /) },
    ]);
  });

  it('is reported together with all others of the file, and does not hide other problems', () => {
    const { parsed, problems } = parseRows([
      { number: 2, cells: { id: 'x', price: 'y' } },
      { number: 3, cells: { id: '3', stock: 'z', tags: 'cod' } },
    ]);
    expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual(['2 id', '2 price', '3 stock']);
    expect(parsed).toEqual([{ row: 3, id: 3, tags: ['cod'] }]);
  });
});
