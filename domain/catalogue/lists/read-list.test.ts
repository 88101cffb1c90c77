import { describe, expect, it, test } from 'vitest';
import { planProduct } from '../plan-product.ts';
import { EMPTY_DRAFT, type ProductDraft } from '../product-draft.ts';
import { clearFaults } from './clear-faults.ts';
import { countGuidance } from './guidance-rows.ts';
import type { ListCell } from './list-cells.ts';
import { findHeading, guessColumns, headingKey } from './list-columns.ts';
import { weightUnitOf } from './list-numbers.ts';
import { placeNames } from './place-names.ts';
import { draftOfRows, plainText } from './read-list.ts';
import { groupRows } from './row-groups.ts';

const rowsOf = (...rows: ListCell[][]) => rows.map((cells, place) => ({ number: place + 2, cells }));

const contextOf = (heading: readonly string[], stored: ProductDraft | null = null) => ({
  columns: guessColumns(heading),
  weightUnit: weightUnitOf(heading[guessColumns(heading).weight ?? -1] ?? ''),
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
      'a shop of its own',
      ['No', 'Kode Barang', 'Nama Barang', 'Satuan', 'Harga Jual', 'Jumlah', 'Berat (gr)', 'Keterangan'],
      ['group', 'name', 'description', 'price', 'stock', 'weight'],
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
      ['group', 'name', 'description', 'price', 'stock', 'weight', 'variant1', 'option1', 'photos'],
    ],
    [
      'Tokopedia with TikTok Shop',
      [
        'Kategori',
        'Merek',
        'Nama produk',
        'Deskripsi produk',
        'Gambar utama',
        'Nama varian utama (tema)',
        'Nilai varian utama (opsi)',
        'Berat paket(g)',
        'Panjang paket(cm)',
        'Harga Ritel (Mata Uang Lokal)',
        'Kuantitas',
        'SKU Penjual',
      ],
      ['name', 'place', 'description', 'price', 'stock', 'weight', 'length', 'variant1', 'option1', 'photos'],
    ],
    [
      'Shopify since 2025',
      [
        'Title',
        'URL handle',
        'Description',
        'Option1 name',
        'Option1 value',
        'Price',
        'Inventory quantity',
        'Weight value (grams)',
        'Product image URL',
        'Variant image URL',
      ],
      ['group', 'name', 'description', 'price', 'stock', 'weight', 'variant1', 'option1', 'photos', 'photo'],
    ],
  ])('are known: %s', (_, heading, columns) => expect(Object.keys(guessColumns(heading))).toEqual(columns));

  test('are found below explanations, whatever signs stand in them', () => {
    expect(headingKey(' Berat* (Gram) ')).toBe('berat (gram)');
    expect(
      findHeading([['Petunjuk', ''], ['Isi semua'], ['Nama Produk*', 'Harga (Rp)*'], ['Kopi', '5000']]),
    ).toBe(2);
    expect(findHeading([])).toBe(0);
  });

  /** Rows 1 to 6 of Shopee's 'mass_update_sales_info', and one of two choices of a product. */
  const SALES_INFO = [
    [
      'et_title_product_id',
      'et_title_product_name',
      'et_title_variation_id',
      'et_title_variation_name',
    ].concat(['et_title_parent_sku', 'et_title_variation_price', 'et_title_variation_stock']),
    ['sales_info', '35b74571', '0', '208727494', '{"search_condition":{}}', '', ''],
    ['Kode Produk', 'Nama Produk', 'Kode Variasi', 'Nama Variasi', 'SKU Induk', 'Harga', 'Stok'],
    ['', '', '', '', '', 'Wajib', 'Wajib'],
    ['', '', '', '', '', 'Mohon masukkan 99 sampai 150000000 untuk harga produk', ''],
    ['24012', 'Kaos Polos', '9001', 'Hitam,M', '', '45000', '12'],
    ['24012', 'Kaos Polos', '9002', 'Hitam,L', '', '47000', '0'],
  ];

  it('are those of the heading that people read, and what explains them below it is no product', () => {
    const at = findHeading(SALES_INFO);
    expect(at).toBe(2);
    const columns = guessColumns(SALES_INFO[at] ?? []);
    const rows = SALES_INFO.slice(at + 1).map((cells, place) => ({ number: at + 2 + place, cells }));
    expect(countGuidance(rows, columns)).toBe(2);
    const [shirt, ...others] = groupRows(rows.slice(2), columns);
    expect(others).toEqual([]);
    expect(draftOfRows(shirt?.rows ?? [], contextOf(SALES_INFO[at] ?? [])).draft).toMatchObject({
      name: 'Kaos Polos',
      choices: [
        { options: ['Hitam,M'], price: '45000', stock: '12' },
        { options: ['Hitam,L'], price: '47000', stock: '0' },
      ],
    });
  });

  it('count a row as explaining only above the first product, and never one with a number', () => {
    const heading = ['Nama Produk*', 'Berat* (Gram)', 'Jumlah Stok*', 'Harga (Rp)*'];
    const told = [
      'Maksimal 70 karakter',
      'Masukkan berat dalam gram',
      'Masukkan stok yang ada',
      'Masukkan harga dalam Rupiah',
    ];
    const product = ['Kopi', '250', '4', '45000'];
    const dear = ['Teh', '100', '4', 'tanya dulu lewat chat'];
    const count = (...rows: string[][]) => countGuidance(rowsOf(...rows), guessColumns(heading));
    expect([count(told, product), count(product, told), count(dear, product)]).toEqual([1, 0, 0]);
    expect(count(['Wajib', 'Wajib', '(opsional)', 'Wajib'], told, product)).toBe(2);
  });
});

describe('choices that name their product (P-GOODS-21)', () => {
  const WOO = [
    ['ID', 'SKU', 'Name', 'Published', 'Description', 'Stock', 'Weight (kg)', 'Regular price', 'Parent'],
    ['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 2 name', 'Attribute 2 value(s)'],
  ].flat();
  const columns = guessColumns(WOO);
  const productsOf = (...rows: string[][]) =>
    groupRows(rowsOf(...rows), columns).map(({ rows: own }) => draftOfRows(own, contextOf(WOO)));

  it('stand below it by its SKU or its number, with its weight where they have none, and sold out where they are not sold', () => {
    const [sandal, ...others] = productsOf(
      ['8', '', 'Sandal - 40', '1', '', '3', '', '120000', 'sandal', 'Ukuran', '40'],
      [
        '7',
        'sandal',
        'Sandal Kulit',
        '1',
        'Kulit sapi.\\nAwet.',
        '',
        '0.5',
        '',
        '',
        'Bahan',
        'Kulit',
        'Ukuran',
        '40, 41',
      ],
      ['9', '', 'Sandal - 41', '0', '', '4', '0.6', '125000', 'id:7', 'Ukuran', '41'],
    );
    expect(others).toEqual([]);
    expect(sandal?.faults).toEqual([]);
    expect(sandal?.draft).toMatchObject({
      name: 'Sandal Kulit',
      description: 'Kulit sapi.\nAwet.',
      specifications: [{ key: 'Bahan', value: 'Kulit' }],
      variants: [{ name: 'Ukuran', options: ['40', '41'] }],
      choices: [
        { options: ['40'], price: '120000', stock: '3', weight: '500' },
        { options: ['41'], price: '125000', stock: '0', weight: '600' },
      ],
    });
  });

  it('are not needed, and missed where their product is not there', () => {
    const [bag, lost] = productsOf(
      ['7', 'tas', 'Tas Rotan', '-1', '', '6', '0.4', '165000', '', 'Bahan', 'Rotan, Kulit'],
      ['9', '', 'Kaos - M', '1', '', '4', '0.2', '90000', 'kaos', 'Ukuran', 'M'],
    );
    expect([bag?.isInactive, bag?.draft.variants, bag?.draft.specifications]).toEqual([
      true,
      [],
      [{ key: 'Bahan', value: 'Rotan, Kulit' }],
    ]);
    const noParent = [{ row: 3, column: 'parent', code: 'no_such_parent' }];
    expect(lost?.faults).toEqual(noParent);
    const shirt = (id: string) => [id, 'kaos', `Kaos ${id}`, '1', '', '3', '0.2', '90000', ''];
    const choice = ['9', '', 'Kaos - M', '1', '', '4', '0.2', '90000', 'kaos'];
    expect(productsOf(shirt('7'), choice, shirt('8'))[1]?.faults).toEqual(noParent);
  });
});

describe('what is wrong with a list (P-GOODS-22)', () => {
  const columns = guessColumns(['Nama', 'Harga', 'Stok']);

  it('says what stands there, nothing more of a cell that nobody knows, and once that a column is not there', () => {
    const rows = rowsOf(['Kopi Gayo', { doubtful: '1E+5' }, '2'], ['Teh', '9000', '']);
    const faults = [
      { row: 3, column: 'name', code: 'too_short' },
      { row: 3, column: 'weight', code: 'required' },
      { row: 2, column: 'price', code: 'doubtful' },
      { row: 2, column: 'price', code: 'not_a_number' },
      { row: 2, column: 'weight', code: 'required' },
      { row: 3, column: 'stock', code: 'required' },
    ];
    expect(clearFaults(faults, { rows, columns })).toEqual([
      { row: 2, column: 'price', code: 'doubtful', found: '1E+5' },
      { row: 2, column: 'weight', code: 'no_column', found: '' },
      { row: 3, column: 'name', code: 'too_short', found: 'Teh' },
      { row: 3, column: 'stock', code: 'required', found: '' },
    ]);
  });

  it('is a formula without its result, but for one in the place of a photo, which is of another place', () => {
    const heading = ['Nama', 'Harga', 'Foto'];
    const formula = (text: string): ListCell => ({ doubtful: text, isFormula: true });
    const photo = formula('=HYPERLINK("https://x.test/a.jpg";"foto")');
    const read = draftOfRows(rowsOf([formula('=A1()'), '9000', photo]), contextOf(heading));
    expect(read.faults).toEqual([{ row: 2, column: 'name', code: 'formula' }]);
    expect(read.hasForeignPhotos).toBe(true);
  });
});

test.each([
  ['Camilan', [['camilan'], ['camilan']]],
  ['Makanan > Camilan, Promo', [['makanan > camilan, promo'], ['camilan', 'promo']]],
  ['101311 - Makanan/Camilan', [['101311 - makanan/camilan'], ['camilan']]],
  ['Makanan/Camilan (601226)', [['makanan/camilan (601226)'], ['camilan']]],
])('a category of another shop may be named here as the end of its path: %s', (text, names) =>
  expect(placeNames(text)).toEqual(names),
);

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
    expect([read.hasForeignPhotos, read.isInactive]).toEqual([true, false]);
    expect(read.rowOfChoice).toEqual([2, 3]);
    expect(planProduct(read.draft).faults).toEqual([{ field: 'pictures', code: 'required' }]);
    expect(draftOfRows(hat?.rows ?? [], contextOf(SHOPIFY)).draft).toMatchObject({
      variants: [],
      choices: [{ options: [], price: '50000' }],
    });
  });

  it('goes on in rows that name no product, as other systems leave them empty', () => {
    const heading = [
      'Nama Produk',
      'Nama Variasi 1',
      'Varian untuk Variasi 1',
      'Harga',
      'Stok',
      'Berat (kg)',
      'Status',
    ];
    const rows = rowsOf(
      ['Kaos Polos', 'Ukuran', 'M', 'Rp45.000', '3', '0,2', 'Draft'],
      ['', '', 'L', 'Rp47.000', '4', '0.25', ''],
      ['', '', '', '9000', '1', '0.2', ''],
    );
    const groups = groupRows(rows, guessColumns(heading));
    expect(groups.map(({ rows: own }) => own.map(({ number }) => number))).toEqual([[2, 3], [4]]);
    const read = draftOfRows(groups[0]?.rows ?? [], contextOf(heading));
    expect([read.faults, read.isInactive]).toEqual([[], true]);
    expect(read.draft.choices).toMatchObject([
      { options: ['M'], price: '45.000', weight: '200' },
      { options: ['L'], price: '47.000', weight: '250' },
    ]);
  });

  it.each([
    ['Berat', '2', 'weight unclear_weight'],
    ['Status', 'mungkin', 'status no_such_status'],
  ])('is not guessed: %s %s', (column, cell, fault) => {
    const rows = rowsOf(['Kopi', '45000', cell]);
    expect(
      draftOfRows(rows, contextOf(['Nama', 'Harga', column])).faults.map(
        ({ column: at, code }) => `${at} ${code}`,
      ),
    ).toEqual([fault]);
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
  ['<style>p{color:red}</style><script>alert(1)</script><!-- ya --><b>Kopi</b>', 'Kopi'],
  ['<p>Mug&nbsp;&#8211; kopi &amp; t&#xE9; &rsquo;asli&rsquo; &apa;</p>', 'Mug – kopi & té ’asli’ &apa;'],
])('a description is shown as text: %s', (written, text) => expect(plainText(written)).toBe(text));
