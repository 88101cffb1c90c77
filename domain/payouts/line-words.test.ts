import { expect, it } from 'vitest';
import { lineWord } from './line-words.ts';

it('names what a return costs a shop, and the rate of a commission', () => {
  const wordOf = (code: string) => lineWord({ code, rate: null, amount: -1 });
  expect(['frtret', 'frtretoff', 'frtagain', 'rs', 'xc'].map(wordOf)).not.toContain('Penyesuaian');
  expect(lineWord({ code: 'com', rate: 250, amount: -1 })).toBe('Komisi Lokapasar 2,5%');
});

it('says whether a shop bears the freight of an order or gets it', () => {
  const freight = (amount: number) => lineWord({ code: 'frt', rate: null, amount });
  expect(freight(-9_400)).toBe('Ongkir pesanan yang ditanggung toko');
  expect(freight(20_000)).toBe('Ongkir pesanan yang dibayarkan ke toko');
});
