import { expect, test } from 'vitest';
import { pickList } from './pick-list.ts';

const line = (skuId: number, quantity: number, cancelled = 0) => ({
  skuId,
  name: skuId === 1 ? 'Kemeja' : 'Batik',
  options: `SKU ${skuId}`,
  imageUrl: '',
  quantity,
  cancelled,
});

test('the same SKU of several orders is one row with all pieces, by name, and cancelled pieces stay on the shelf (P-CENTRE-7)', () => {
  const rows = pickList([
    { number: 'LP1', lines: [line(1, 2), line(2, 1)] },
    { number: 'LP2', lines: [line(1, 3, 1), line(1, 1), line(2, 4, 4)] },
  ]);
  expect(rows.map(({ skuId, pieces, orders }) => [skuId, pieces, orders])).toEqual([
    [2, 1, ['LP1']],
    [1, 5, ['LP1', 'LP2']],
  ]);
  expect(pickList([])).toEqual([]);
});
