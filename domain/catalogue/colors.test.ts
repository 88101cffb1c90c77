import { describe, expect, it } from 'vitest';
import { choicesIn, isColorVariant, isSizeVariant, swatchOf } from './colors.ts';

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

  it('belong to a variant by the first word of its name', () => {
    expect(['Warna', 'warna tali', 'COLOUR'].map(isColorVariant)).toEqual([true, true, true]);
    expect(['Motif', 'Berwarna', ''].map(isColorVariant)).toEqual([false, false, false]);
    expect(['Ukuran', 'Size (EU)', 'Panjang'].map(isSizeVariant)).toEqual([true, true, false]);
  });

  it.each([
    ['Hitam', '#1f1f22'],
    ['NAVY', '#1e2b50'],
    ['Biru Dongker', '#1e2b50'],
    ['Merah Muda', '#f2a0b8'],
    ['Hitam-Oranye', 'linear-gradient(135deg, #1f1f22 50%, #ee7d1f 50%)'],
    ['Biru Muda', 'color-mix(in oklab, #26c, white 45%)'],
    ['Hitam Constructor', '#1f1f22'],
    ['Mawar Senja', null],
    ['', null],
  ])('%j looks like %j', (option, look) => {
    expect(swatchOf(option)).toEqual(look);
  });
});
