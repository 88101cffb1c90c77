import type { z } from 'zod';
import { rupiah } from '#domain/money.ts';
import type { PaymentFact } from '#domain/payments/decide-payment.ts';
import type {
  PaymentProvider,
  ProviderFact,
  ProviderFailure,
  ProviderRefund,
} from '../provider/payment-provider.ts';
import { chargeBody } from './charge-body.ts';
import { instructionsOf } from './instructions.ts';
import { chargeAnswer, statusAnswer } from './messages.ts';
import { createMidtransClient, type MidtransAddress, type MidtransAnswer } from './midtrans-client.ts';
import { parseNotification } from './notification.ts';

/** Midtrans' code for an existing payment: done, or waiting for the shopper. */
const DONE = 200;
const PENDING = 201;
/** A payment that the bank refused. */
const DENIED = 202;
/** An order id that was used before, also if its payment was cancelled or expired. */
const USED = 406;
/** An expired payment, as the status of its own answer. */
const EXPIRED = 407;
/** The payment is in a state that forbids it. */
const CANNOT = 412;

const failed = (error: ProviderFailure) => ({ ok: false, error }) as const;

/** The failure that a code other than success means. */
function failureOf({ code, message }: MidtransAnswer): ProviderFailure {
  if (code === 404) return { kind: 'not_found' };
  if (code === USED) return { kind: 'used' };
  if (code === CANNOT) return { kind: 'wrong_state', reason: message };
  // A conflict of repeats, too many requests, or a failure at Midtrans: it may have taken effect.
  if (code === 409 || code === 429 || code >= 500) return { kind: 'unknown', reason: `${code} ${message}` };
  return { kind: 'refused', reason: `${code} ${message}` };
}

/** Midtrans' Core API. */
export function createMidtransProvider(address: MidtransAddress): PaymentProvider {
  const ask = createMidtransClient(address);
  return {
    async charge(request) {
      const asked = await ask('POST', '/v2/charge', {
        body: chargeBody(request),
        idempotencyKey: request.attemptId,
      });
      if (!asked.ok) return asked;
      if (asked.value.code !== DONE && asked.value.code !== PENDING) return failed(failureOf(asked.value));
      const answer = chargeAnswer.safeParse(asked.value.body);
      const isOurs = answer.success && answer.data.order_id === request.attemptId;
      const instructions = isOurs ? instructionsOf(request.method, answer.data) : null;
      return instructions
        ? { ok: true, value: instructions }
        : failed({
            kind: 'unknown',
            reason: 'The answer lacks what the method needs, or is about another payment',
          });
    },
    async status(attemptId) {
      const asked = await ask('GET', `/v2/${encodeURIComponent(attemptId)}/status`);
      if (!asked.ok) return asked;
      if (![DONE, PENDING, DENIED, EXPIRED].includes(asked.value.code)) return failed(failureOf(asked.value));
      const answer = statusAnswer.safeParse(asked.value.body);
      return answer.success && answer.data.order_id === attemptId
        ? { ok: true, value: factOf(answer.data) }
        : failed({ kind: 'unknown', reason: 'The answer is about nothing that was asked' });
    },
    async cancel(attemptId) {
      const asked = await ask('POST', `/v2/${encodeURIComponent(attemptId)}/cancel`);
      if (!asked.ok) return asked;
      return asked.value.code === DONE ? { ok: true, value: null } : failed(failureOf(asked.value));
    },
    async refund({ attemptId, key, amount, reason }) {
      const asked = await ask('POST', `/v2/${encodeURIComponent(attemptId)}/refund/online/direct`, {
        body: { refund_key: key, amount, reason },
        idempotencyKey: key,
      });
      if (!asked.ok) return asked;
      return asked.value.code === DONE ? { ok: true, value: null } : failed(failureOf(asked.value));
    },
    parseNotification: (rawBody) => parseNotification(rawBody, address.serverKey),
  };
}

type StatusAnswer = z.infer<typeof statusAnswer>;

function factOf(answer: StatusAnswer): ProviderFact {
  return {
    status: statusOf(answer),
    amount: rupiah(Number.parseInt(answer.gross_amount, 10)),
    transactionId: answer.transaction_id,
    refunds: refundsOf(answer),
    refundedInAll: answer.refund_amount === undefined ? null : rupiah(answer.refund_amount),
    takenBack: takenBackOf(answer),
    refundedKeys: (answer.refunds ?? []).map(({ refund_key: key }) => key),
    isCaptured: answer.transaction_status === 'capture',
  };
}

/** A refund that Midtrans lists twice is one. */
function refundsOf({ refunds = [] }: StatusAnswer): ProviderRefund[] {
  const listed = refunds.map(({ refund_chargeback_id, refund_key: key, refund_amount }, at) => ({
    id: refund_chargeback_id ?? (key || String(at)),
    key,
    amount: refund_amount === undefined ? null : rupiah(refund_amount),
  }));
  return [...new Map(listed.map((refund) => [refund.id, refund])).values()];
}

/** Only a part of a payment needs an amount; whatever else takes it back takes all. */
const takenBackOf = ({ transaction_status: status, chargeback_amount: named }: StatusAnswer) =>
  status === 'partial_chargeback' ? (named === undefined ? null : rupiah(named)) : 'all';

/**
 * Our status for one of Midtrans. A deny has no money, also after a settlement: whether it reverses something
 * depends on our bookings, and `decidePayment` knows these.
 */
function statusOf({ transaction_status: status, fraud_status: fraud }: StatusAnswer): PaymentFact['status'] {
  switch (status) {
    case 'pending':
    case 'authorize':
      return 'pending';
    case 'capture':
      return fraud === 'challenge' ? 'review' : fraud === 'deny' ? 'failed' : 'paid';
    case 'settlement':
    // A refund is one of ours, or booked as one: the payment itself remains a payment.
    case 'refund':
    case 'partial_refund':
      return 'paid';
    case 'expire':
      return 'expired';
    case 'cancel':
      return 'cancelled';
    case 'deny':
    case 'failure':
      return 'failed';
    case 'chargeback':
    case 'partial_chargeback':
      return 'reversed';
  }
}
