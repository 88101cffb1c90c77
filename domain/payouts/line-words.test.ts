import { expect, it } from 'vitest';
import { lineWord } from './line-words.ts';

it('names what a return costs a shop, and the rate of a commission', () => {
  expect(['frtret', 'frtretoff', 'frtagain', 'rs', 'xc'].map((code) => lineWord(code))).not.toContain(
    'Penyesuaian',
  );
  expect(lineWord('com', 250)).toBe('Komisi Lokapasar 2,5%');
});
