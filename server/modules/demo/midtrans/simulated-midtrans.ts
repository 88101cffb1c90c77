import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
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

/** How many units a payment lives at most: a century in days is still a date. */
const MOST_UNITS = 36_500;

const chargeBody = z.looseObject({
  payment_type: z.string(),
  transaction_details: z.object({
    order_id: z.string().regex(/^[\w.~-]{1,50}$/),
    gross_amount: z.int().positive(),
  }),
  bank_transfer: z.object({ bank: z.string() }).optional(),
  custom_expiry: z
    .object({
      expiry_duration: z.int().positive().max(MOST_UNITS),
      unit: z.enum(['second', 'minute', 'hour', 'day']).default('minute'),
    })
    .optional(),
  item_details: z.array(z.object({ price: z.int(), quantity: z.int().positive() })).optional(),
});
const refundBody = z.object({
  refund_key: z.string().min(1).optional(),
  amount: z.int().positive().optional(),
  reason: z.string().optional(),
});

const UNIT_MS = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
const DAY_MS = UNIT_MS.day;
/** How long a payment lives when the charge does not say: a code to type a day, others some minutes. */
const LIVES_MS: Readonly<Record<string, number>> = {
  bank_transfer: DAY_MS,
  echannel: DAY_MS,
  cstore: DAY_MS,
  qris: 15 * UNIT_MS.minute,
  gopay: 15 * UNIT_MS.minute,
  shopeepay: 15 * UNIT_MS.minute,
};
/** A card's confirmation. */
const OTHER_LIFE_MS = 10 * UNIT_MS.minute;

const refusal = (code: number, message: string) => ({ status_code: String(code), status_message: message });

/**
 * Midtrans' Core API below a prefix: `POST /v2/charge`, `GET /v2/{id}/status`, and `POST /v2/{id}/` with `cancel`,
 * `expire`, `approve`, `deny`, `refund` and `refund/online/direct`. As in the original, HTTP says 200 and the body has
 * the code.
 */
export function registerSimulatedMidtrans(app: FastifyInstance, options: SimulatorOptions): void {
  const { transaction, clock } = options;
  const authorized = (request: FastifyRequest) => isOurs(request, options.serverKey);
  app.addHook('preHandler', async (request, reply) => {
    if (!authorized(request)) return reply.code(401).send(refusal(401, 'Access denied'));
  });
  // Clients send `cancel` and the like as JSON without a body.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null) : parse(request, text, done),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.warn({ err: error }, 'The payment simulator failed');
    return reply.code(status).send(refusal(status, status >= 500 ? 'Something went wrong' : error.message));
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
  app.post<{ Params: { id: string } }>('/v2/:id/expire', async ({ params }) => {
    const answer = await change(options, params.id, (payment) => act(payment, 'expire'));
    return answer.status_code === '200' ? { ...answer, status_code: '407' } : answer;
  });
  // They decide about a card that is suspected of fraud, and the simulator suspects none.
  for (const word of ['approve', 'deny'])
    app.post<{ Params: { id: string } }>(`/v2/:id/${word}`, ({ params }) =>
      change(options, params.id, () => null),
    );
  for (const way of ['refund', 'refund/online/direct'])
    app.post<{ Params: { id: string } }>(`/v2/:id/${way}`, async ({ params, body }) => {
      const parsed = refundBody.safeParse(body ?? {});
      if (!parsed.success) return refusal(400, z.prettifyError(parsed.error));
      return change(options, params.id, (payment) => {
        const { refund_key: key = randomUUID(), amount = restOf(payment) } = parsed.data;
        return refunded(payment, { key, amount });
      });
    });
}

/** What can still be refunded of a payment. */
const restOf = ({ amount, refunds }: SimulatedPayment) =>
  refunds.reduce((rest, done) => rest - done.amount, amount);

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
  const { item_details: items, custom_expiry: expiry } = body;
  if (items && items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) !== amount)
    return refusal(400, 'transaction_details.gross_amount is not equal to the sum of item_details');
  const transactionId = randomUUID();
  const lifeMs = expiry
    ? expiry.expiry_duration * UNIT_MS[expiry.unit]
    : (LIVES_MS[body.payment_type] ?? OTHER_LIFE_MS);
  const payment: SimulatedPayment = {
    orderId,
    transactionId,
    amount,
    paymentType: body.payment_type,
    status: 'pending',
    details: simulatedDetails(body, { amount, orderId, payPage: payPageOf(transactionId) }),
    endsAt: new Date(clock().getTime() + lifeMs),
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
