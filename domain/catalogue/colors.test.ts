import { describe, expect, it } from 'vitest';
import { choicesIn } from './colors.ts';

describe('the colours and sizes of goods (P-LIST-21)', () => {
  it('are what options of variants with such names say', () => {
    const words = [
      'warna:biru',
      'warna:dongker',
      'color:white',
      'ukuran=m',
      'size=39',
      'aroma:kopi',
      'rasa=m',
    ];
    expect(choicesIn(words)).toEqual({ colors: ['biru', 'putih'], sizes: ['m', '39'] });
    expect(choicesIn([''])).toEqual({ colors: [], sizes: [] });
  });
});
