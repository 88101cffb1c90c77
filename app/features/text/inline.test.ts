import { describe, expect, it } from 'vitest';
import { parseInline } from '../../ui/parse-inline.ts';
import { plainLine, plainText } from './plain-text.ts';

describe('the markup of texts', () => {
  it('reads links and strong words between plain text', () => {
    expect(parseInline('Lihat [Keranjang](/cart) dan **bayar** dalam 24 jam.')).toEqual([
      { kind: 'text', text: 'Lihat ' },
      { kind: 'link', text: 'Keranjang', to: '/cart' },
      { kind: 'text', text: ' dan ' },
      { kind: 'strong', text: 'bayar' },
      { kind: 'text', text: ' dalam 24 jam.' },
    ]);
  });

  it('reads a link with a parameter at the start and strong words at the end', () => {
    expect(parseInline('[Estimasi](/shipping?tab=estimasi)**!**')).toEqual([
      { kind: 'link', text: 'Estimasi', to: '/shipping?tab=estimasi' },
      { kind: 'strong', text: '!' },
    ]);
  });

  it.each([
    '',
    'biasa saja',
    '5 * 3 ** 2',
    '[catatan] (/cart)',
    '[luar](https://contoh.id)',
    '[luar](//contoh.id)',
    '[x](javascript:1)',
  ])('leaves %j as it is', (text) =>
    expect(parseInline(text)).toEqual(text === '' ? [] : [{ kind: 'text', text }]),
  );

  it('reads without its markup what a search looks through', () => {
    expect(plainLine('Buka [Pesanan Saya](/orders) lalu **tekan** tombolnya')).toBe(
      'Buka Pesanan Saya lalu tekan tombolnya',
    );
    expect(
      plainText([
        { h: 'Judul' },
        { p: 'Satu **dua**' },
        { list: ['tiga'] },
        { steps: ['[empat](/faq)'] },
        { note: 'lima' },
        { table: { caption: 'enam', head: ['tujuh'], rows: [['delapan']] } },
      ]),
    ).toEqual(['Judul', 'Satu dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan']);
  });
});
