import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { describePayment } from './simulated-answers.ts';
import type { NoticeOptions } from './simulated-notices.ts';
import {
  act,
  atTime,
  cancelled,
  refunded,
  type SimulatedAct,
  type SimulatedPayment,
  simulatedDetails,
} from './simulated-payment.ts';
import { addPayment, changePayment, findPayment, savePayment } from './simulated-store.ts';

/** Dependencies of the simulator. */
export interface SimulatorOptions extends NoticeOptions {
  /** The shop's clock: payments expire by the shop's time. */
  clock: () => Date;
  /** The simulator's page for a payment. */
  payPageOf: (transactionId: string) => string;
}

const chargeBody = z.looseObject({
  payment_type: z.string(),
  transaction_details: z.object({ order_id: z.string().min(1).max(50), gross_amount: z.int().positive() }),
  bank_transfer: z.object({ bank: z.string() }).optional(),
  custom_expiry: z.object({ expiry_duration: z.int().positive(), unit: z.literal('minute') }).optional(),
});
const refundBody = z.object({
  refund_key: z.string().min(1),
  amount: z.int().positive(),
  reason: z.string(),
});

/** Minutes until a payment expires when the charge names none: a card's confirmation. */
const DEFAULT_MINUTES = 10;

const refusal = (code: number, message: string) => ({ status_code: String(code), status_message: message });

/**
 * The part of Midtrans' Core API that the shop uses, below a prefix: `POST /v2/charge`, `GET
 * /v2/{id}/status`, `POST /v2/{id}/cancel`, `POST /v2/{id}/refund/online/direct`. As in the original, HTTP
 * says 200 and the body has the code.
 */
export function registerSimulatedMidtrans(app: FastifyInstance, options: SimulatorOptions): void {
  const { transaction, clock } = options;
  const authorized = (request: FastifyRequest) => isOurs(request, options.serverKey);
  app.addHook('preHandler', async (request, reply) => {
    if (!authorized(request)) return reply.code(401).send(refusal(401, 'Access denied'));
  });
  app.post('/v2/charge', async (request) => {
    const parsed = chargeBody.safeParse(request.body);
    return parsed.success ? charge(options, parsed.data) : refusal(400, z.prettifyError(parsed.error));
  });
  app.get<{ Params: { id: string } }>('/v2/:id/status', ({ params }) =>
    transaction(async (query) => {
      const payment = await findPayment(query, params.id, { forUpdate: true });
      if (!payment) return refusal(404, "Transaction doesn't exist.");
      const now = atTime(payment, clock());
      if (now !== payment) await savePayment(query, now);
      return describePayment(now);
    }),
  );
  app.post<{ Params: { id: string } }>('/v2/:id/cancel', ({ params }) =>
    change(options, params.id, cancelled),
  );
  app.post<{ Params: { id: string } }>('/v2/:id/refund/online/direct', async ({ params, body }) => {
    const parsed = refundBody.safeParse(body);
    if (!parsed.success) return refusal(400, z.prettifyError(parsed.error));
    const { refund_key: key, amount } = parsed.data;
    return change(options, params.id, (payment) => refunded(payment, { key, amount }));
  });
}

/** Applies a button of the simulator's page; null for an unknown payment. */
export async function actOnPayment(
  options: Pick<SimulatorOptions, 'transaction' | 'clock'>,
  transactionId: string,
  what: SimulatedAct,
): Promise<SimulatedPayment | null> {
  return options.transaction(async (tx) => {
    const payment = await findPayment(tx, transactionId, { forUpdate: true });
    if (!payment) return null;
    const next = act(atTime(payment, options.clock()), what);
    if (next) await changePayment(tx, next);
    return next ?? payment;
  });
}

async function charge(
  { transaction, clock, payPageOf }: SimulatorOptions,
  body: z.infer<typeof chargeBody>,
): Promise<Record<string, unknown>> {
  const { order_id: orderId, gross_amount: amount } = body.transaction_details;
  const transactionId = randomUUID();
  const minutes = body.custom_expiry?.expiry_duration ?? DEFAULT_MINUTES;
  const payment: SimulatedPayment = {
    orderId,
    transactionId,
    amount,
    paymentType: body.payment_type,
    status: 'pending',
    details: simulatedDetails(body, { amount, orderId, payPage: payPageOf(transactionId) }),
    endsAt: new Date(clock().getTime() + minutes * 60_000),
    createdAt: clock(),
    refunds: [],
  };
  // A used order id is refused for ever, also after its payment was cancelled or expired.
  if (!(await transaction((query) => addPayment(query, payment))))
    return refusal(406, 'The request could not be completed due to a conflict, order_id has been utilized');
  return { ...describePayment(payment), ...payment.details };
}

async function change(
  { transaction, clock }: SimulatorOptions,
  orderId: string,
  by: (payment: SimulatedPayment) => SimulatedPayment | null,
): Promise<Record<string, unknown>> {
  return transaction(async (tx) => {
    const payment = await findPayment(tx, orderId, { forUpdate: true });
    if (!payment) return refusal(404, "Transaction doesn't exist.");
    const next = by(atTime(payment, clock()));
    if (!next) return refusal(412, 'Transaction status cannot be updated.');
    await changePayment(tx, next);
    return { ...describePayment(next), status_code: '200' };
  });
}

function isOurs({ headers }: FastifyRequest, serverKey: string): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`);
  const given = Buffer.from(headers.authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
