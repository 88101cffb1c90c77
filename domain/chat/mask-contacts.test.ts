import { describe, expect, it } from 'vitest';
import { MASK, maskContacts, partsOfText } from './mask-contacts.ts';

const mask = (text: string) => maskContacts(text, 'toko.example');

describe('what leads out of the shop is hidden before the first order (P-CHAT-5)', () => {
  it.each([
    ['a telephone number', 'WA saya 0812-3456-7890 ya', `WA saya ${MASK} ya`],
    ['one of another country', '+62 812 3456 7890', MASK],
    ['one with a word at its front', 'WA081234567890', `WA${MASK}`],
    ['one in wide digits', '０８１２３４５６７８９０', MASK],
    ['an account', 'BCA 1234567890 a.n. Sari', `BCA ${MASK} a.n. Sari`],
    ['an account in groups', 'rek 1234 5678 9012 345', `rek ${MASK}`],
    ['a telephone as the number of an order', 'LP081234567890', `LP${MASK}`],
    ['one as the number of an invoice', 'INV/081234567890', `INV/${MASK}`],
    ['one as money', 'Rp 812.345.678', `Rp ${MASK}`],
    ['an e-mail address', 'kirim ke sari.batik@gmail.com.', `kirim ke ${MASK}.`],
    ['a page of others', 'cek https://tokopedia.com/sari dulu', `cek ${MASK} dulu`],
    ['a page without its protocol', 'wa.me/6281234567890', MASK],
    ['a page with our name in it', 'https://toko.example.jahat.com/a', MASK],
    ['a page with our name as a user', 'https://toko.example@jahat.com/a', MASK],
  ])('%s', (_, text, masked) => {
    expect(mask(text)).toBe(masked);
    expect(mask(masked)).toBe(masked);
  });

  it.each([
    ['a price', 'Harganya Rp1.284.350, kalau 10 jadi Rp12.843.500?'],
    ['an order', 'Pesanan LP261124ABC123-R1 dan INV/2026/0000012-K1'],
    ['a day', 'Sampai 26-11-2026 09.00?'],
    ['a day of a program', '2026-11-26'],
    ['sizes', 'Ada ukuran 38, 39, 40, 41 dan 42?'],
    ['words with dots', 'Bagus.Terima kasih'],
    ['our own page', 'https://toko.example/product/5'],
  ])('%s stays', (_, text) => expect(mask(text)).toBe(text));
});

describe('only our own addresses become links (P-CHAT-5)', () => {
  const parts = (text: string) => partsOfText(text, 'https://toko.example');

  it('in the middle of a text', () => {
    expect(parts('Lihat https://toko.example/product/5?tab=ulasan, ya')).toEqual([
      { text: 'Lihat ' },
      { text: 'https://toko.example/product/5?tab=ulasan', path: '/product/5?tab=ulasan' },
      { text: ', ya' },
    ]);
  });

  it.each([
    'https://jahat.com/a',
    'https://toko.example@jahat.com/',
    'https://toko.example//jahat.com',
    'javascript:alert(1)',
  ])('not %s', (text) => expect(parts(text)).toEqual([{ text }]));
});
