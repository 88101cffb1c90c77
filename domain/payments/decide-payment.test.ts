import { describe, expect, it } from 'vitest';
import { rupiah } from '../money.ts';
import { decideMoney, decidePayment, type PaymentCase } from './decide-payment.ts';

const PAY_BY = new Date('2026-11-22T10:00:00+07:00');
const later = (hours: number) => new Date(PAY_BY.getTime() + hours * 60 * 60 * 1000);

function paymentCase(changes: {
  purchase?: Partial<PaymentCase['purchase']>;
  attempt?: PaymentCase['attempt']['state'];
  fact?: Partial<PaymentCase['fact']>;
  now?: Date;
}): PaymentCase {
  return {
    purchase: {
      state: 'awaiting',
      isCod: false,
      isExchange: false,
      total: rupiah(468_999),
      payBy: PAY_BY,
      received: rupiah(0),
      ...changes.purchase,
    },
    attempt: { state: changes.attempt ?? 'pending' },
    fact: { status: 'paid', amount: rupiah(468_999), ...changes.fact },
    now: changes.now ?? later(-1),
  };
}

describe('money for a purchase', () => {
  it('in time and exact settles it', () => {
    expect(decidePayment(paymentCase({}))).toEqual({ kind: 'settle', excess: 0 });
  });

  it.each(['created', 'review', 'failed', 'expired', 'cancelled'] as const)(
    'settles it, for an attempt in state %s',
    (attempt) => {
      expect(decidePayment(paymentCase({ attempt }))).toEqual({ kind: 'settle', excess: 0 });
    },
  );

  it('is counted once', () => {
    expect(decidePayment(paymentCase({ attempt: 'paid', purchase: { state: 'confirmed' } }))).toEqual({
      kind: 'nothing',
    });
  });

  it('from a second attempt goes back', () => {
    expect(
      decidePayment(paymentCase({ purchase: { state: 'confirmed', received: rupiah(468_999) } })),
    ).toEqual({
      kind: 'refund',
      reason: 'excess',
    });
  });

  it('in parts waits for the rest; what exceeds the total goes back', () => {
    expect(decidePayment(paymentCase({ fact: { amount: rupiah(400_000) } }))).toEqual({ kind: 'hold' });
    const rest = { purchase: { received: rupiah(400_000) }, fact: { amount: rupiah(70_000) } };
    expect(decidePayment(paymentCase(rest))).toEqual({ kind: 'settle', excess: 1001 });
  });

  it('for an exchange goes back when it lapsed, or is not asked for yet', () => {
    const back = { kind: 'refund', reason: 'late' };
    expect(decidePayment(paymentCase({ purchase: { state: 'expired', isExchange: true } }))).toEqual(back);
    expect(decidePayment(paymentCase({ purchase: { isExchange: true, payBy: null } }))).toEqual(back);
    expect(decidePayment(paymentCase({ purchase: { isExchange: true } })).kind).toBe('settle');
  });

  it('up to 24 hours late may still make the order, later it goes back', () => {
    const expired = { purchase: { state: 'expired' as const } };
    expect(decidePayment(paymentCase({ ...expired, now: later(24) }))).toEqual({
      kind: 'try_to_revive',
      excess: 0,
    });
    expect(decidePayment(paymentCase({ ...expired, now: later(24.01) }))).toEqual({
      kind: 'refund',
      reason: 'late',
    });
  });

  it.each([
    ['in time and typed within seven days', later(-1), later(7 * 24), 'try_to_revive'],
    ['24 hours late', later(24), later(30), 'try_to_revive'],
    ['later', later(24.01), later(30), 'refund'],
    ['in time, but typed after more than seven days', later(-1), later(7 * 24 + 0.01), 'refund'],
  ])('at the bank counts by the day of the bank: %s', (_when, arrivedAt, now, kind) => {
    const { purchase } = paymentCase({ purchase: { state: 'expired' } });
    expect(decideMoney({ purchase, amount: rupiah(468_999), arrivedAt, now }).kind).toBe(kind);
  });

  it.each(['awaiting', 'confirmed', 'expired'] as const)(
    'of an order that is paid at the door goes back (%s)',
    (state) => {
      expect(decidePayment(paymentCase({ purchase: { state, isCod: true } })).kind).toBe('refund');
    },
  );

  it('for a cancelled purchase goes back; the purchase is never revived', () => {
    expect(decidePayment(paymentCase({ purchase: { state: 'cancelled' }, now: later(-2) }))).toEqual({
      kind: 'refund',
      reason: 'cancelled',
    });
  });
});

describe('a fact without money', () => {
  it('is recorded once, and never undoes a payment', () => {
    const fact = { status: 'expired' } as const;
    expect(decidePayment(paymentCase({ fact }))).toEqual({ kind: 'note', attempt: 'expired' });
    expect(decidePayment(paymentCase({ fact, attempt: 'expired' }))).toEqual({ kind: 'nothing' });
    expect(decidePayment(paymentCase({ fact, attempt: 'paid' }))).toEqual({ kind: 'nothing' });
  });

  it('reverses a settlement that was denied later, or cancelled by others', () => {
    expect(decidePayment(paymentCase({ fact: { status: 'failed' }, attempt: 'paid' }))).toEqual({
      kind: 'reverse',
    });
    const cancelled = paymentCase({ fact: { status: 'cancelled' }, attempt: 'paid' });
    expect(decidePayment(cancelled)).toEqual({ kind: 'reverse' });
    expect(decidePayment({ ...cancelled, attempt: { state: 'paid', isCancelledByUs: true } })).toEqual({
      kind: 'nothing',
    });
  });

  it('reverses only what was paid', () => {
    const fact = { status: 'reversed' } as const;
    expect(decidePayment(paymentCase({ fact, attempt: 'paid' }))).toEqual({ kind: 'reverse' });
    expect(decidePayment(paymentCase({ fact }))).toEqual({ kind: 'nothing' });
    expect(decidePayment(paymentCase({ fact, attempt: 'reversed' }))).toEqual({ kind: 'reverse' });
    const again = { status: 'paid' } as const;
    expect(decidePayment(paymentCase({ fact: again, attempt: 'reversed' }))).toEqual({ kind: 'again' });
  });
});
