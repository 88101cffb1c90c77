import { expect, it } from 'vitest';
import { productSlug } from './product-slug.ts';

it('writes a name in lower case with hyphens and without other punctuation (P-CAT-4)', () => {
  expect(productSlug('Serum 10% & Zinc, 30 ml')).toBe('serum-10-zinc-30-ml');
  expect(productSlug('  Stand 10-16 Inci -  Lipat ')).toBe('stand-10-16-inci-lipat');
  expect(productSlug('Kopi "Gayo" Édisi 1.000')).toBe('kopi-gayo-édisi-1000');
});
