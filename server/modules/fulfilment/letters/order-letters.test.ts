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
  ['no_stock', 'Pesananmu dari Batik Ayu dibatalkan karena penjual tidak dapat memenuhi pesanan.'],
  ['other', 'Pesananmu dari Batik Ayu dibatalkan.'],
])('the mail of an order that was cancelled (%s) is one sentence with its reason', (reason, sentence) => {
  expect(cancelledFor(reason)).toBe(sentence);
});
