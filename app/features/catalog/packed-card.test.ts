import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { packCard, unpackCard } from './packed-card.ts';

const price = fc.nat(10_000_000).map(rupiah);
const card = fc.record(
  {
    id: fc.nat(),
    name: fc.string({ unit: 'grapheme' }),
    price,
    originalPrice: price,
    discount: fc.nat(99),
    isFlashPrice: fc.boolean(),
    imageUrl: fc.webPath(),
    rating: fc.constantFrom(0, 4.56),
    reviewCount: fc.nat(),
    soldCount: fc.nat(),
    stock: fc.nat(),
    isFreeShipping: fc.boolean(),
    location: fc.string(),
    sellerName: fc.string(),
    hasVariants: fc.boolean(),
  },
  { noNullPrototype: true },
);

test('a card comes out as it was packed', () => {
  fc.assert(
    fc.property(card, (packed) => {
      expect(unpackCard(packCard(packed))).toEqual(packed);
    }),
  );
});
