import { randomInt } from 'node:crypto';
import { rupiah } from '#domain/money.ts';
import { simulatedQris } from '#domain/payments/qris.ts';

/** A payment at the simulator, with Midtrans' fields. */
export interface SimulatedPayment {
  orderId: string;
  transactionId: string;
  paymentType: string;
  amount: number;
  status: 'pending' | 'capture' | 'settlement' | 'deny' | 'cancel' | 'expire' | 'refund' | 'partial_refund';
  details: Record<string, unknown>;
  endsAt: Date;
  createdAt: Date;
  refunds: { key: string; amount: number }[];
}

/** The actions of the simulator's page. */
export const SIMULATED_ACTS = ['pay', 'fail', 'expire', 'reverse'] as const;
/** `reverse`: the bank reverses a payment that it had confirmed. */
export type SimulatedAct = (typeof SIMULATED_ACTS)[number];

/** A number that no bank issues: no bank has its first digits. */
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/**
 * The method-specific part of the answer to a charge. `payPage` is the simulator's own page for the payment.
 */
export function simulatedDetails(
  body: { payment_type: string; bank_transfer?: { bank: string } | undefined },
  { amount, orderId, payPage }: { amount: number; orderId: string; payPage: string },
): Record<string, unknown> {
  const payload = () =>
    simulatedQris({
      amount: rupiah(amount),
      merchant: 'SIMULASI',
      city: 'JAKARTA',
      reference: orderId.slice(0, 25),
    });
  switch (body.payment_type) {
    case 'qris':
      return { qr_string: payload(), actions: [{ name: 'generate-qr-code', method: 'GET', url: payPage }] };
    case 'gopay':
    case 'shopeepay':
      return { qr_string: payload(), actions: [{ name: 'deeplink-redirect', method: 'GET', url: payPage }] };
    case 'echannel':
      return { biller_code: '00000', bill_key: `99${digits(10)}` };
    case 'bank_transfer': {
      const bank = body.bank_transfer?.bank ?? '';
      const number = `99${digits(14)}`;
      return bank === 'permata'
        ? { permata_va_number: number }
        : { va_numbers: [{ bank, va_number: number }] };
    }
    case 'cstore':
      return { payment_code: `99${digits(12)}` };
    default:
      return { redirect_url: payPage };
  }
}

/**
 * What an act makes of a payment; null when it changes nothing. Traps of the real service are kept: money may come
 * after the end and after a refusal, and a card is captured before it settles.
 */
export function act(payment: SimulatedPayment, what: SimulatedAct): SimulatedPayment | null {
  const { status, paymentType } = payment;
  if (what === 'reverse')
    return ['capture', 'settlement'].includes(status) ? { ...payment, status: 'deny' } : null;
  const isOpen = ['pending', 'deny', 'expire', 'cancel'].includes(status);
  if (!isOpen) return null;
  if (what === 'pay') return { ...payment, status: paymentType === 'credit_card' ? 'capture' : 'settlement' };
  if (status !== 'pending') return null;
  return { ...payment, status: what === 'fail' ? 'deny' : 'expire' };
}

/** Delay, in ms, before a pending payment expires: the real service is late, too. */
const LATE_MS = 5 * 60_000;
/** Time, in ms, from the charge of a captured card to its settlement: a day. */
const SETTLED_AFTER_MS = 24 * 60 * 60_000;

/** The payment with the effects of time. */
export function atTime(payment: SimulatedPayment, now: Date): SimulatedPayment {
  const { status, endsAt, createdAt } = payment;
  if (status === 'pending' && now.getTime() > endsAt.getTime() + LATE_MS)
    return { ...payment, status: 'expire' };
  if (status === 'capture' && now.getTime() > createdAt.getTime() + SETTLED_AFTER_MS)
    return { ...payment, status: 'settlement' };
  return payment;
}

/** The payment after a cancel; null when its state forbids it (412). */
export function cancelled(payment: SimulatedPayment): SimulatedPayment | null {
  return payment.status === 'pending' || payment.status === 'capture'
    ? { ...payment, status: 'cancel' }
    : null;
}

/** Methods that the real service can refund. */
const REFUNDABLE = ['qris', 'gopay', 'shopeepay', 'credit_card'];

/**
 * The payment after a refund; null when that is impossible: not settled, wrong method, or more than was paid.
 */
export function refunded(
  payment: SimulatedPayment,
  { key, amount }: { key: string; amount: number },
): SimulatedPayment | null {
  if (payment.refunds.some((done) => done.key === key)) return payment;
  const isSettled = ['settlement', 'partial_refund'].includes(payment.status);
  const sum = payment.refunds.reduce((total, done) => total + done.amount, amount);
  if (!isSettled || !REFUNDABLE.includes(payment.paymentType) || sum > payment.amount) return null;
  return {
    ...payment,
    refunds: [...payment.refunds, { key, amount }],
    status: sum === payment.amount ? 'refund' : 'partial_refund',
  };
}
