import { cleanLine } from '../../forms/clean-text.ts';

/**
 * What a column of a list of products can hold, with the headings by which it is known: those of our own file first,
 * then those that Tokopedia, Shopee and Shopify write, in lower case, the better one first (P-GOODS-20). A number that another
 * shop gave to a product tells its rows from others.
 */
export const LIST_COLUMNS = {
  id: ['no. produk'],
  group: ['kode grup', 'kode integrasi variasi', 'kode produk', 'product id', 'sku induk', 'handle'],
  name: ['nama produk', 'nama', 'title', 'product name', 'name'],
  place: ['kategori', 'kategori kode', 'kode kategori', 'product category', 'type'],
  description: ['deskripsi', 'deskripsi produk', 'body (html)', 'description'],
  price: ['harga', 'harga (rp)', 'harga jual', 'harga ritel (mata uang lokal)', 'variant price', 'price'],
  seenPrice: ['harga saat diunduh'],
  stock: ['stok', 'jumlah stok', 'kuantitas', 'variant inventory qty', 'stock'],
  seenStock: ['stok saat diunduh'],
  weight: [
    'berat (gram)',
    'berat (kg)',
    'berat',
    'berat paket(g)',
    'berat paket(kg)',
    'variant grams',
    'weight',
  ],
  length: ['panjang (cm)', 'panjang', 'panjang paket(cm)'],
  width: ['lebar (cm)', 'lebar', 'lebar paket(cm)'],
  height: ['tinggi (cm)', 'tinggi', 'tinggi paket(cm)'],
  variant1: ['varian 1', 'nama variasi 1', 'nama varian utama (tema)', 'option1 name'],
  option1: [
    'pilihan 1',
    'varian untuk variasi 1',
    'nilai varian utama (opsi)',
    'option1 value',
    'nama variasi',
  ],
  variant2: ['varian 2', 'nama variasi 2', 'nama varian sekunder (tema)', 'option2 name'],
  option2: ['pilihan 2', 'varian untuk variasi 2', 'nilai varian sekunder (opsi)', 'option2 value'],
  variant3: ['varian 3', 'option3 name'],
  option3: ['pilihan 3', 'option3 value'],
  photos: ['foto', 'foto sampul', 'foto produk 1', 'gambar utama', 'gambar 1', 'image src'],
  photo: ['foto pilihan', 'foto produk per varian', 'gambar varian utama 1', 'variant image'],
  specifications: ['spesifikasi'],
  freeShipping: ['gratis ongkir'],
  cod: ['cod'],
  status: ['status'],
} as const satisfies Record<string, readonly string[]>;

export type ListColumn = keyof typeof LIST_COLUMNS;
export const LIST_COLUMN_IDS = Object.keys(LIST_COLUMNS) as ListColumn[];

/** In which place of a file, from 0, each kind of column stands. */
export type ColumnMap = Partial<Record<ListColumn, number>>;

/** A heading as headings are compared: '*Harga (Rp)*' is 'harga (rp)', 'Berat* (Gram)' and 'Berat (Gram) (wajib)' are 'berat (gram)'. */
export const headingKey = (heading: string): string =>
  cleanLine(heading.replaceAll('*', ' ').replace(/\((?:wajib|opsional)\)/gi, ' '))
    .toLowerCase()
    .replaceAll('_', ' ');

/** The columns of a heading by the names that are known; where two fit, the one that is known better. */
export function guessColumns(heading: readonly string[]): ColumnMap {
  const keys = heading.map(headingKey);
  return Object.fromEntries(
    LIST_COLUMN_IDS.flatMap((column) => {
      const place = LIST_COLUMNS[column].map((name) => keys.indexOf(name)).find((found) => found >= 0);
      return place === undefined ? [] : [[column, place]];
    }),
  );
}

/** Rows above the heading that other shops' templates fill with explanations. */
const MOST_ABOVE = 10;

/** The place of the row that is most like a heading; the first one where none is. */
export function findHeading(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, MOST_ABOVE).map((row) => Object.keys(guessColumns(row)).length);
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** All names by which columns are known, as a reader of CSV compares them. */
export const KNOWN_HEADINGS: readonly string[] = Object.values(LIST_COLUMNS).flat();
