import { describe, expect, it } from 'vitest';
import { newsOf } from './news.ts';

const tell = (event: string, reason: string | null = null, wasPaid = true) =>
  newsOf(event, { reason, actor: 'clock', wasPaid });

describe('the news of an order', () => {
  it('are one message for a purchase and one for each order', () => {
    expect(['placed', 'paid', 'revived'].map((event) => tell(event)?.isOfPurchase)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['shipped', 'delivered', 'refunded'].map((event) => tell(event)?.isOfPurchase)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('call an unpaid order that ran out of time expired, and a paid one cancelled', () => {
    expect(tell('cancelled', 'expired', false)).toMatchObject({ kind: 'expired', isOfPurchase: true });
    expect(tell('cancelled', 'changed_mind', false)).toMatchObject({ kind: 'cancelled', isOfPurchase: true });
    expect(tell('cancelled', 'not_shipped')).toMatchObject({ kind: 'cancelled', isOfPurchase: false });
  });

  it('leave out what only the timeline shows', () => {
    expect(['accepted', 'packed', 'booked', 'cancel_asked'].map((event) => tell(event))).toEqual(
      Array(4).fill(null),
    );
    expect(tell('completed')).toMatchObject({ isMailed: false, isNotified: true });
  });

  it('tell nobody what they have said themselves', () => {
    const events = ['delivered', 'received'] as const;
    const told = (actor: 'shopper' | 'courier') =>
      events.map((event) => newsOf(event, { reason: null, actor, wasPaid: true })?.kind);
    expect(told('shopper')).toEqual([undefined, undefined]);
    expect(told('courier')).toEqual(['delivered', 'received']);
  });
});
