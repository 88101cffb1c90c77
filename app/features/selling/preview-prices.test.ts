import { expect, test } from 'vitest';
import { MOST_PREVIEWED, previewPrices } from './preview-prices.ts';

const product = (id: number, prices: readonly number[], note: 'promotion' | 'planned' | null = null) => ({
  id,
  name: `Produk ${id}`,
  imageUrl: '',
  note,
  seen: `seen ${id}`,
  skus: prices.map((price, at) => ({ id: 10 * id + at, options: [], price })),
});

test('a preview counts all that changes and shows first what to look at (P-GOODS-12)', () => {
  const plain = Array.from({ length: 50 }, (_, at) => product(at + 1, [10_000, 20_000]));
  const products = [...plain, product(90, [5_000], 'promotion'), product(91, [105, 9_000], 'planned')];
  const preview = previewPrices(products, { kind: 'percent', basisPoints: -1_000 });
  expect([preview.changed, preview.outside, preview.left]).toEqual([102, 1, 1]);
  expect(preview.changing.map(({ id }) => id)).toEqual([...plain.map(({ id }) => id), 91]);
  expect(preview.shown).toHaveLength(MOST_PREVIEWED);
  expect(preview.shown.slice(0, 3).map(({ id, isLeft }) => [id, isLeft])).toEqual([
    [91, false],
    [90, true],
    [1, false],
  ]);
});
