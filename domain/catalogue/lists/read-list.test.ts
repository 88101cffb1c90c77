import { describe, expect, it, test } from 'vitest';
import { planProduct } from '../plan-product.ts';
import { EMPTY_DRAFT, type ProductDraft } from '../product-draft.ts';
import { findHeading, guessColumns, headingKey } from './list-columns.ts';
import { draftOfRows, groupRows, type ListCell, plainText } from './read-list.ts';

const rowsOf = (...rows: ListCell[][]) => rows.map((cells, place) => ({ number: place + 2, cells }));

const contextOf = (heading: readonly string[], stored: ProductDraft | null = null) => ({
  columns: guessColumns(heading),
  stored,
  placeOf: (text: string) => (text.toLowerCase() === 'pakaian pria' ? '3' : null),
  otherPlace: '9',
  hasPicture: (address: string) => address === '/images/catalogue/a-640.webp',
});

describe('the columns of lists of other shops (P-GOODS-20)', () => {
  it.each<[string, string[], string[]]>([
    [
      'Tokopedia',
      [
        'Error Message',
        'Nama Produk*',
        'Deskripsi Produk',
        'Kategori Kode*',
        'Berat* (Gram)',
        'Jumlah Stok*',
        'Harga (Rp)*',
      ],
      ['name', 'place', 'description', 'price', 'stock', 'weight'],
    ],
    [
      'Shopee',
      [
        'Kategori',
        'Nama Produk',
        'Deskripsi Produk',
        'Kode Integrasi Variasi',
        'Nama Variasi 1',
        'Varian untuk Variasi 1',
        'Harga',
        'Stok',
        'Berat',
        'Panjang',
        'Lebar',
        'Tinggi',
      ],
      [
        'group',
        'name',
        'place',
        'description',
        'price',
        'stock',
        'weight',
        'length',
        'width',
        'height',
        'variant1',
        'option1',
      ],
    ],
    [
      'Shopify',
      [
        'Handle',
        'Title',
        'Body (HTML)',
        'Vendor',
        'Option1 Name',
        'Option1 Value',
        'Variant Grams',
        'Variant Inventory Qty',
        'Variant Price',
        'Image Src',
      ],
      ['group', 'name', 'description', 'price', 'stock', 'weight', 'variant1', 'option1'],
    ],
  ])('are known: %s', (_, heading, columns) => expect(Object.keys(guessColumns(heading))).toEqual(columns));

  test('are found below explanations, whatever signs stand in them', () => {
    expect(headingKey(' Berat* (Gram) ')).toBe('berat (gram)');
    expect(
      findHeading([['Petunjuk', ''], ['Isi semua'], ['Nama Produk*', 'Harga (Rp)*'], ['Kopi', '5000']]),
    ).toBe(2);
    expect(findHeading([])).toBe(0);
  });
});

describe('a product of a list (P-GOODS-21)', () => {
  const SHOPIFY = [
    'Handle',
    'Title',
    'Body (HTML)',
    'Option1 Name',
    'Option1 Value',
    'Variant Grams',
    'Variant Inventory Qty',
    'Variant Price',
    'Image Src',
  ];

  it('is made of the rows of its group: variants, prices with cents, HTML as text, rows of pictures left out', () => {
    const rows = rowsOf(
      [
        'kemeja',
        'Kemeja Batik',
        '<p>Batik &amp; katun.</p><p>Cuci tangan saja.</p>',
        'Warna',
        'Merah',
        '250',
        '4',
        '189000.00',
        'https://x/1.jpg',
      ],
      ['kemeja', '', '', '', 'Biru', '260', '0', '199000', ''],
      ['kemeja', '', '', '', '', '', '', '', 'https://x/2.jpg'],
      ['topi', 'Topi Rimba', '', 'Title', 'Default Title', '90', '3', '50000', ''],
    );
    const [shirt, hat] = groupRows(rows, guessColumns(SHOPIFY));
    const read = draftOfRows(shirt?.rows ?? [], contextOf(SHOPIFY));
    expect(read.faults).toEqual([]);
    expect(read.draft).toMatchObject({
      name: 'Kemeja Batik',
      subcategory: '9',
      description: 'Batik & katun.\nCuci tangan saja.',
      variants: [{ name: 'Warna', options: ['Merah', 'Biru'] }],
      choices: [
        { options: ['Merah'], price: '189000', stock: '4', weight: '250' },
        { options: ['Biru'], price: '199000', stock: '0', weight: '260' },
      ],
    });
    expect(read.rowOfChoice).toEqual([2, 3]);
    expect(planProduct(read.draft).faults).toEqual([{ field: 'pictures', code: 'required' }]);
    expect(draftOfRows(hat?.rows ?? [], contextOf(SHOPIFY)).draft).toMatchObject({
      variants: [],
      choices: [{ options: [], price: '50000' }],
    });
  });

  const OWN = [
    'No. Produk',
    'Nama',
    'Kategori',
    'Harga',
    'Stok',
    'Stok saat diunduh',
    'Pilihan 1',
    'Foto',
    'Spesifikasi',
    'COD',
  ];
  const STORED: ProductDraft = {
    ...EMPTY_DRAFT,
    name: 'Kemeja Batik',
    subcategory: '3',
    pictures: [{ address: '/images/catalogue/a-640.webp', media: null, text: 'Motif' }],
    variants: [{ name: 'Ukuran', options: ['M', 'L'] }],
    choices: ['M', 'L'].map((size) => ({
      options: [size],
      price: '100000',
      stock: '5',
      weight: '250',
      picture: '',
      seen: { price: 100_000, originalPrice: 120_000, stock: 5 },
    })),
  };
  const readOwn = (...rows: ListCell[][]) => draftOfRows(rowsOf(...rows), contextOf(OWN, STORED));

  it('that the shop has changes by what the list says alone', () => {
    const { draft, faults } = readOwn(
      ['7', '', '', '', '', '', 'M', '', '', ''],
      ['7', '', '', '110.000', '9', '8', 'L'],
    );
    expect(faults).toEqual([]);
    const [kept, changed] = draft.choices;
    expect(kept).toEqual(STORED.choices[0]);
    expect(changed).toMatchObject({ price: '110.000', stock: '9', seen: { stock: 8, price: 100_000 } });
    expect({ ...draft, choices: STORED.choices }).toEqual(STORED);
  });

  it('that the list repeats as it was downloaded stays as it is, whatever was sold since', () => {
    expect(readOwn(['7', 'Kemeja Batik', 'pakaian pria', '100000', '8', '8', 'M']).draft).toEqual(STORED);
  });

  it.each([
    ['the price of a promotion that has ended', '90000', '100000'],
    ['a price that was changed', '95000', '95000'],
  ])('keeps today’s price where its own stands beside the one it had: %s', (_, price, wanted) => {
    const heading = ['No. Produk', 'Harga', 'Harga saat diunduh', 'Pilihan 1'];
    const { draft } = draftOfRows(rowsOf(['7', price, '90000', 'M']), contextOf(heading, STORED));
    expect(draft.choices[0]?.price).toBe(wanted);
  });

  it.each([
    ['one that the product has', 'M'],
    ['a new one', 'XL'],
  ])('names each choice once: %s', (_, size) => {
    const row = (price: string): ListCell[] => ['7', '', '', price, '5', '5', size];
    const { faults } = readOwn(row('90000'), row('80000'));
    expect(faults).toEqual([{ row: 3, column: 'option1', code: 'choice_twice' }]);
  });

  it.each<[string, ListCell[], string]>([
    [
      'a number that a spreadsheet has changed',
      ['7', '', '', { doubtful: '1.5' }, '', '', 'M'],
      'price doubtful',
    ],
    [
      'a photo of another shop',
      ['7', '', '', '', '', '', 'M', '/images/catalogue/b-640.webp'],
      'photos not_ours',
    ],
    ['specifications without names', ['7', '', '', '', '', '', 'M', '', 'katun'], 'specifications pairs'],
    ['neither yes nor no', ['7', '', '', '', '', '', 'M', '', '', 'mungkin'], 'cod yes_or_no'],
    ['a price of no choice', ['7', '', '', '90000', '', '', ''], 'option1 no_such_choice'],
  ])('says where it has %s', (_, cells, fault) =>
    expect(readOwn(cells).faults.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
      `2 ${fault}`,
    ]),
  );
});

test.each([
  ['Tanpa tanda 1 < 2 & 3 > 2', 'Tanpa tanda 1 < 2 & 3 > 2'],
  ['<ul><li>Satu</li><li>Dua</li></ul>', 'Satu\nDua'],
  ['<script>alert(1)</script>Kopi', 'alert(1)Kopi'],
])('a description is shown as text: %s', (written, text) => expect(plainText(written)).toBe(text));
