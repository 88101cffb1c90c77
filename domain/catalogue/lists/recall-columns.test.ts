import { expect, it } from 'vitest';
import { guessColumns } from './list-columns.ts';
import { type NamedList, recallColumns } from './recall-columns.ts';

const OLD = { heading: ['Barang', 'Uang', 'Sisa', 'Rak'], columns: { name: 0, price: 1, stock: 2 } };
const recall = (heading: string[], earlier: NamedList[] = [OLD]) =>
  recallColumns(heading, earlier, guessColumns(heading));

it('names the columns of the same heading as before (P-GOODS-20)', () => {
  expect(recall(OLD.heading)).toEqual(OLD.columns);
});

it('finds them by their headings where columns came, moved or left, and knows the new ones by their names', () => {
  expect(recall(['Uang', 'Barang', 'Catatan', 'Sisa'])).toEqual({ name: 1, price: 0, stock: 3 });
  expect(recall(['Barang', 'Uang', 'Sisa', 'Rak', 'Berat (gram)'])).toEqual({ ...OLD.columns, weight: 4 });
  // The shop chose another column for the name: ours does not take its place.
  expect(recall(['Barang', 'Uang', 'Sisa', 'Nama produk'])).toEqual(OLD.columns);
});

it('takes the list of which most is found, though another one was named later', () => {
  const later = { heading: ['Barang', 'Sisa'], columns: { name: 0, stock: 1 } };
  expect(recall(['Barang', 'Uang', 'Sisa'], [later, OLD])).toEqual(OLD.columns);
});

it('asks where a heading that was named is not there, or stands there twice', () => {
  expect(recall(['Barang', 'Uang'])).toEqual({});
  expect(recall(['Barang', 'Uang', 'Sisa', 'sisa'])).toEqual({});
  expect(recall(['Nama produk', 'Harga'])).toEqual({ name: 0, price: 1 });
});
