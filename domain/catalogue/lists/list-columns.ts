import { cleanLine } from '../../forms/clean-text.ts';

/**
 * What a column of a list of products can hold, with the headings by which it is known: those of our own file first,
 * then those that Tokopedia, TikTok Shop, Shopee, Shopify and WooCommerce write, then those of lists that shops keep themselves, in lower
 * case, the better one first (P-GOODS-20). A number that another shop gave to a product tells its rows from others.
 */
export const LIST_COLUMNS = {
  id: ['no. produk'],
  group: [
    'kode grup',
    'kode integrasi variasi',
    'kode produk',
    'id produk',
    'product id',
    'sku induk',
    'handle',
    'url handle',
    'kode barang',
  ],
  /** The SKU of the product that a choice belongs to, or 'id:' with its number; only files that have it name SKU and number. */
  parent: ['parent', 'induk'],
  code: ['sku'],
  rowId: ['id'],
  name: ['nama produk', 'nama', 'title', 'product name', 'name', 'nama barang'],
  place: [
    'kategori',
    'kategori kode',
    'kode kategori',
    'product category',
    'categories',
    'type',
    'kategori produk',
    'kategori barang',
  ],
  description: [
    'deskripsi',
    'deskripsi produk',
    'body (html)',
    'description',
    'deskripsi barang',
    'keterangan',
  ],
  price: [
    'harga',
    'harga (rp)',
    'harga jual',
    'harga ritel (mata uang lokal)',
    'harga normal',
    'variant price',
    'regular price',
    'price',
    'harga barang',
    'harga satuan',
  ],
  seenPrice: ['harga saat diunduh'],
  stock: [
    'stok',
    'jumlah stok',
    'kuantitas',
    'variant inventory qty',
    'inventory quantity',
    'stock',
    'stok barang',
    'sisa stok',
    'jumlah',
    'qty',
  ],
  seenStock: ['stok saat diunduh'],
  weight: [
    'berat (gram)',
    'berat (kg)',
    'berat',
    'berat paket(g)',
    'berat paket(kg)',
    'variant grams',
    'weight value (grams)',
    'weight (kg)',
    'weight (g)',
    'weight',
    'berat (g)',
    'berat (gr)',
    'berat barang',
  ],
  length: ['panjang (cm)', 'panjang', 'panjang paket(cm)', 'length (cm)'],
  width: ['lebar (cm)', 'lebar', 'lebar paket(cm)', 'width (cm)'],
  height: ['tinggi (cm)', 'tinggi', 'tinggi paket(cm)', 'height (cm)'],
  variant1: [
    'varian 1',
    'nama variasi 1',
    'nama varian utama (tema)',
    'option1 name',
    'nama atribut 1',
    'attribute 1 name',
  ],
  option1: [
    'pilihan 1',
    'varian untuk variasi 1',
    'nilai varian utama (opsi)',
    'option1 value',
    'nilai atribut 1',
    'attribute 1 value(s)',
    'nama variasi',
    'nilai variasi',
  ],
  variant2: [
    'varian 2',
    'nama variasi 2',
    'nama varian sekunder (tema)',
    'option2 name',
    'nama atribut 2',
    'attribute 2 name',
  ],
  option2: [
    'pilihan 2',
    'varian untuk variasi 2',
    'nilai varian sekunder (opsi)',
    'option2 value',
    'nilai atribut 2',
    'attribute 2 value(s)',
  ],
  variant3: ['varian 3', 'option3 name', 'nama atribut 3', 'attribute 3 name'],
  option3: ['pilihan 3', 'option3 value', 'nilai atribut 3', 'attribute 3 value(s)'],
  photos: [
    'foto',
    'foto sampul',
    'foto produk 1',
    'gambar utama',
    'gambar 1',
    'image src',
    'product image url',
    'gambar-gambar',
    'images',
  ],
  photo: [
    'foto pilihan',
    'foto produk per varian',
    'gambar varian utama 1',
    'variant image',
    'variant image url',
  ],
  specifications: ['spesifikasi'],
  freeShipping: ['gratis ongkir'],
  cod: ['cod', 'pilih apakah akan mendukung pembayaran di tempat.'],
  status: ['status', 'dipublikasikan', 'published'],
} as const satisfies Record<string, readonly string[]>;

export type ListColumn = keyof typeof LIST_COLUMNS;
export const LIST_COLUMN_IDS = Object.keys(LIST_COLUMNS) as ListColumn[];

/** What only files need whose choices name the product that they belong to. */
export const PARENT_COLUMNS: readonly ListColumn[] = ['parent', 'code', 'rowId'];

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
  const placeOf = (column: ListColumn) =>
    LIST_COLUMNS[column].map((name) => keys.indexOf(name)).find((found) => found >= 0);
  const hasParents = placeOf('parent') !== undefined;
  return Object.fromEntries(
    LIST_COLUMN_IDS.flatMap((column) => {
      const place = placeOf(column);
      const isNeeded = hasParents || !PARENT_COLUMNS.includes(column);
      return place === undefined || !isNeeded ? [] : [[column, place]];
    }),
  );
}

/** Whether a row is the heading of products: it has their names, and what they cost or how many there are. */
export const isHeading = ({ name, price, stock }: ColumnMap): boolean =>
  name !== undefined && (price !== undefined || stock !== undefined);

/** Rows above the heading that other shops' templates fill with explanations. */
const MOST_ABOVE = 10;

/** The place of the row that is most like a heading; the first one where none is. */
export function findHeading(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, MOST_ABOVE).map((row) => Object.keys(guessColumns(row)).length);
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** All names by which columns are known, as a reader of CSV compares them. */
export const KNOWN_HEADINGS: readonly string[] = Object.values(LIST_COLUMNS).flat();
