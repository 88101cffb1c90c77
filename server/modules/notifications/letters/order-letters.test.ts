import { expect, test } from 'vitest';
import type { CancelReason } from '#domain/orders/cancel-reasons.ts';
import type { LetterData } from './letter-data.ts';
import { ORDER_LETTERS } from './order-letters.id.ts';

const cancelledFor = (reason: CancelReason) => {
  const order = { number: 'LP1', seller: 'Batik Ayu' } as LetterData['order'];
  const data = { recipient: 'Sari', order, reason, refund: null, orderLink: '/orders/LP1' } as LetterData;
  const { parts } = ORDER_LETTERS.cancelled(data);
  return parts.flatMap((part) => ('p' in part ? [part.p] : []))[1];
};

test.each<[CancelReason, string]>([
  ['changed_mind', 'Pesananmu dari Batik Ayu dibatalkan atas permintaanmu.'],
  ['no_stock', 'Pesananmu dari Batik Ayu dibatalkan karena barangnya habis di penjual.'],
  ['other', 'Pesananmu dari Batik Ayu dibatalkan.'],
])('the mail of an order that was cancelled (%s) is one sentence with its reason', (reason, sentence) => {
  expect(cancelledFor(reason)).toBe(sentence);
});

test('the mail of a parcel that was brought in vain says that its shipping does not come back (P-RET-6)', () => {
  const order = {
    number: 'LP1',
    seller: 'Batik Ayu',
    shipping: 16_200,
    exchangeOf: null,
  } as LetterData['order'];
  const refund = { amount: 185_000, needsAccount: false, promisedBy: new Date() };
  const said = (changes: Partial<LetterData>) =>
    JSON.stringify(ORDER_LETTERS.cancelled({ recipient: 'Sari', order, refund, ...changes } as LetterData));
  expect(said({ reason: 'refused' })).toContain('Ongkos kirim Rp16.200 tidak ikut kembali');
  for (const changes of [{ reason: 'lost' }, { reason: 'refused', refund: null }])
    expect(said(changes)).not.toContain('tidak ikut kembali');
});

test('the mail with the payment data names what is left when a part has arrived', () => {
  const instructions = { kind: 'virtual_account', bank: 'bca', number: '9912' } as const;
  const purchase = { number: 'LP1', method: 'va_bca', total: 100_000, payBy: null } as const;
  const facts = (amount: number) => {
    const payment = { kind: 'number', amount, instructions } as const;
    const { parts } = ORDER_LETTERS.payment_ready({ recipient: 'Sari', purchase, payment } as LetterData);
    return parts.flatMap((part) => ('facts' in part ? part.facts : [])).slice(2);
  };
  const number = ['Nomor Virtual Account', '9912'];
  expect(facts(100_000)).toEqual([['Total Tagihan', 'Rp100.000'], number]);
  expect(facts(30_000)).toEqual([
    ['Total Tagihan', 'Rp100.000'],
    ['Sudah diterima', '-Rp70.000'],
    ['Kurang bayar', 'Rp30.000'],
    number,
  ]);
});
