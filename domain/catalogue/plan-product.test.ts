import { describe, expect, it, test } from 'vitest';
import { deriveChoices } from './derive-choices.ts';
import { planProduct, readNumber } from './plan-product.ts';
import { differingFields, EMPTY_DRAFT, type ProductDraft } from './product-draft.ts';

const DRAFT: ProductDraft = {
  ...EMPTY_DRAFT,
  name: 'Kemeja batik',
  subcategory: '3',
  description: 'Batik cap dari Pekalongan.',
  pictures: [{ address: '/images/catalogue/a-640.webp', media: null, text: '' }],
  choices: [{ options: [], price: '125.000', stock: '7', weight: '250', picture: '', seen: null }],
};

const faultsOf = (changes: Partial<ProductDraft>) =>
  planProduct({ ...DRAFT, ...changes }).faults.map(({ field, code }) => `${field} ${code}`);

test.each([
  ['125000', 125_000],
  ['125.000', 125_000],
  ['Rp 1.250.000', 1_250_000],
  ['1.5', null],
  ['1,5', null],
  ['12.34', null],
  ['-3', null],
  ['', null],
])('the number %j is %j (P-GOODS-4)', (typed, read) => {
  expect(readNumber(typed)).toBe(read);
});

describe('a draft that is published', () => {
  it('is a product without faults when it is whole', () => {
    const { product, faults } = planProduct(DRAFT);
    expect(faults).toEqual([]);
    expect(product).toMatchObject({ subcategoryId: 3, size: null, choices: [{ price: 125_000, stock: 7 }] });
  });

  test.each<[string, Partial<ProductDraft>, string[]]>([
    ['no photo', { pictures: [] }, ['pictures required']],
    ['two sides', { length: '1', width: '2' }, ['length together']],
    ['a side too long', { length: '1', width: '2', height: '2000' }, ['height out_of_range']],
    [
      'a specification twice',
      {
        specifications: [
          { key: 'Bahan', value: 'Katun' },
          { key: 'bahan', value: 'Sutra' },
        ],
      },
      ['spec-1 twice'],
    ],
    [
      'a licence without its number',
      {
        specifications: [
          { key: 'BPOM', value: 'NA18190100123' },
          { key: 'Sertifikat halal', value: 'Ya' },
        ],
      },
      ['spec-1 halal'],
    ],
    [
      'an option twice',
      { variants: [{ name: 'Warna', options: ['Merah', 'merah'] }] },
      ['variant-0 twice', 'variant-0 options'],
    ],
    [
      'more than 100 choices',
      {
        variants: ['A', 'B'].map((name) => ({ name, options: Array.from({ length: 11 }, (_, n) => `${n}`) })),
      },
      ['variant-0 too_many'],
    ],
  ])('is refused for %s (P-GOODS-4)', (_, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  it('is not refused for a specification that its product has and nobody touched (P-GOODS-5)', () => {
    const old = { key: 'Sertifikat halal', value: 'Ya' };
    const faults = (specifications: ProductDraft['specifications']) =>
      planProduct({ ...DRAFT, specifications }, [old]).faults.map(({ field, code }) => `${field} ${code}`);
    expect(faults([{ key: 'Bahan', value: 'Katun' }, old])).toEqual([]);
    expect(faults([old, old])).toEqual(['spec-1 twice']);
    expect(faults([{ ...old, value: 'Ada' }])).toEqual(['spec-0 halal']);
  });

  it('keeps what is struck through only beside the price that it had (P-GOODS-5)', () => {
    const seen = { price: 125_000, originalPrice: 150_000, stock: 7 };
    const originalOf = (price: string) =>
      planProduct({
        ...DRAFT,
        choices: [{ options: [], price, stock: '7', weight: '250', picture: '', seen }],
      }).product.choices[0]?.originalPrice;
    expect([originalOf('125.000'), originalOf('130.000')]).toEqual([150_000, 130_000]);
  });
});

describe('choices of changed variants', () => {
  const variants = [{ name: 'Ukuran', options: ['M', 'L'] }];

  it('begin with the first price and weight, and keep what was typed', () => {
    const first = deriveChoices(variants, DRAFT.choices);
    expect(first.map(({ options, price, stock }) => [options.join(), price, stock])).toEqual([
      ['M', '125.000', ''],
      ['L', '125.000', ''],
    ]);
    const typed = first.map((choice) => ({ ...choice, stock: '4' }));
    const more = deriveChoices([{ name: 'Ukuran', options: ['M', 'L', 'XL'] }], typed);
    expect(more.map(({ stock }) => stock)).toEqual(['4', '4', '']);
  });

  it('stay as they are when there would be too many', () => {
    const many = ['A', 'B'].map((name) => ({ name, options: Array.from({ length: 11 }, (_, n) => `${n}`) }));
    expect(deriveChoices(many, DRAFT.choices)).toEqual(DRAFT.choices);
  });
});

test('two drafts differ in the fields that were changed', () => {
  expect(differingFields(DRAFT, { ...DRAFT, name: 'Kemeja', isFreeShipping: true })).toEqual([
    'name',
    'isFreeShipping',
  ]);
  // PostgreSQL tells the keys of an object in an order of its own.
  const turned = DRAFT.choices.map((choice) => Object.fromEntries(Object.entries(choice).toReversed()));
  expect(differingFields(DRAFT, Object.assign({}, DRAFT, { choices: turned }))).toEqual([]);
});
