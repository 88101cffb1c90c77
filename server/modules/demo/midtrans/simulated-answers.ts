import { signatureOf } from '#server/modules/payments/payments.ts';
import type { SimulatedPayment } from './simulated-payment.ts';

/** A time in Midtrans' format, in Jakarta time. */
const written = (moment: Date) =>
  new Date(moment.getTime() + 7 * 60 * 60 * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** The code of a payment's own status, which the body has even when HTTP says 200. */
const CODES: Readonly<Record<SimulatedPayment['status'], string>> = {
  pending: '201',
  capture: '200',
  settlement: '200',
  refund: '200',
  partial_refund: '200',
  deny: '202',
  cancel: '200',
  expire: '407',
};

/** The common part of a payment's answers and notifications. */
export function describePayment(payment: SimulatedPayment): Record<string, unknown> {
  const { orderId, transactionId, paymentType, amount, status, createdAt, endsAt, refunds } = payment;
  return {
    status_code: CODES[status],
    status_message: 'Simulasi',
    transaction_id: transactionId,
    order_id: orderId,
    gross_amount: `${amount}.00`,
    currency: 'IDR',
    payment_type: paymentType,
    transaction_time: written(createdAt),
    expiry_time: written(endsAt),
    transaction_status: status,
    fraud_status: 'accept',
    ...(refunds.length > 0 && {
      refunds: refunds.map(({ key, amount: part }, at) => ({
        refund_chargeback_id: at + 1,
        refund_key: key,
        refund_amount: `${part}.00`,
      })),
    }),
  };
}

/** A notification about a payment, signed like Midtrans'. */
export function notificationOf(payment: SimulatedPayment, serverKey: string): Record<string, unknown> {
  const body = describePayment(payment);
  const signed = {
    order_id: payment.orderId,
    status_code: CODES[payment.status],
    gross_amount: `${payment.amount}.00`,
  };
  return { ...body, ...signed, signature_key: signatureOf(signed, serverKey) };
}
