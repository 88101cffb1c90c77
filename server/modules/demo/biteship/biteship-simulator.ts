import { timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { StoredTariffs } from '#server/modules/shipping/shipping.ts';
import { serviceOfBiteship } from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import { canCancel, nextEventAt, roll } from './journey.ts';
import { type OrderBody, orderBody, ratesBody } from './simulated-bodies.ts';
import {
  courseOfParcel,
  findByWaybill,
  findParcel,
  findTyped,
  forgetTyped,
  markCancelled,
  newParcelId,
  type SimulatedParcel,
  storeParcel,
} from './simulated-parcels.ts';
import { simulatedRates } from './simulated-rates.ts';
import { SimulatedRefusal } from './simulated-refusal.ts';
import { orderAnswer, rateAnswer, trackingAnswer } from './simulator-answers.ts';

/** Path prefix of the simulator, before `/v1/...`. */
export const SIMULATOR_PATH = '/simulator/biteship';

/** Dependencies of the simulator. */
export interface SimulatorOptions {
  query: Query;
  tariffs: () => Promise<StoredTariffs>;
  /** The shop's clock, by which parcels move. */
  clock: () => Date;
  /** The key that every request must have. */
  key: string;
}

/**
 * Couriers for a shop without a contract: answers like Biteship below {@link SIMULATOR_PATH} and moves
 * parcels by the shop's clock. Nothing is delivered.
 */
export function registerBiteshipSimulator(app: FastifyInstance, options: SimulatorOptions): void {
  const { query, tariffs, clock } = options;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isEqual(request.headers.authorization ?? '', options.key)) {
      throw new SimulatedRefusal(401, 40_000_001, 'Authentication failed');
    }
  });
  app.setErrorHandler((error: FastifyError | SimulatedRefusal, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.warn({ err: error }, 'The courier simulator failed');
    const { code, details } =
      error instanceof SimulatedRefusal ? error : { code: status, details: undefined };
    const message = status >= 500 ? 'Something went wrong' : error.message;
    return reply.code(status).send({ success: false, error: message, code, ...(details && { details }) });
  });
  app.post(`${SIMULATOR_PATH}/v1/rates/couriers`, async (request) => {
    const body = read(ratesBody, request.body, 40_001_010);
    const asked = new Set(body.couriers.split(',').map((name) => name.trim()));
    const rates = simulatedRates(body, (await tariffs()).tariffs).map(rateAnswer);
    const pricing = rates.filter(({ company }) => asked.has(company));
    if (pricing.length === 0) throw new SimulatedRefusal(400, 40_001_010, 'No courier available');
    return { success: true, object: 'courier_pricing', pricing };
  });
  app.post(`${SIMULATOR_PATH}/v1/orders`, async (request) =>
    orderAnswer(await bookParcel(options, read(orderBody, request.body, 40_002_020)), clock()),
  );
  app.get<{ Params: { id: string } }>(`${SIMULATOR_PATH}/v1/orders/:id`, async ({ params }) =>
    orderAnswer(known(await findParcel(query, params.id)), clock()),
  );
  app.post<{ Params: { id: string } }>(`${SIMULATOR_PATH}/v1/orders/:id/cancel`, async ({ params }) => {
    const parcel = known(await findParcel(query, params.id));
    const now = clock();
    if (parcel.cancelledAt === null && !canCancel(courseOfParcel(parcel), now)) {
      throw new SimulatedRefusal(400, 40_002_043, 'Order cannot be cancelled any more');
    }
    await markCancelled(query, parcel.id, now);
    return { success: true, object: 'order', id: parcel.id, status: 'cancelled' };
  });
  app.get<{ Params: { id: string } }>(`${SIMULATOR_PATH}/v1/trackings/:id`, async ({ params }) =>
    trackingAnswer(known(await findParcel(query, params.id)), clock()),
  );
  app.get<{ Params: { waybillId: string; courier: string } }>(
    `${SIMULATOR_PATH}/v1/trackings/:waybillId/couriers/:courier`,
    async ({ params }) => {
      const given = { waybillId: params.waybillId.toUpperCase(), courier: params.courier };
      const now = clock();
      const parcel = known(
        (await findByWaybill(query, given)) ?? (await findTyped(query, { ...given, now })),
      );
      if (nextEventAt(courseOfParcel(parcel), now) === null) await forgetTyped(query, parcel);
      return trackingAnswer(parcel, now);
    },
  );
}

async function bookParcel(
  { query, tariffs, clock }: SimulatorOptions,
  body: OrderBody,
): Promise<SimulatedParcel> {
  const service = serviceOfBiteship({ company: body.courier_company, type: body.courier_type });
  const rates = simulatedRates({ ...body, couriers: body.courier_company }, (await tariffs()).tariffs);
  const rate = rates.find((offered) => offered.service === service);
  if (!rate) throw new SimulatedRefusal(400, 40_002_006, 'The courier does not serve this route');
  const id = newParcelId();
  const { min, max } = rate.days;
  const parcel = {
    id,
    courier: body.courier_company,
    courierType: body.courier_type,
    price: rate.price,
    transitDays: min + roll(id, 'days', max - min + 1),
    ends: endsOf(body),
    bookedAt: clock(),
  };
  const stored = await storeParcel(query, parcel, body.reference_id ?? null);
  if (!('earlierId' in stored)) return stored;
  const details = { order_id: stored.earlierId };
  throw new SimulatedRefusal(400, 40_002_060, 'Reference ID has been used', details);
}

const endsOf = (body: OrderBody) => ({
  origin: { contact_name: body.origin_contact_name, address: body.origin_address },
  destination: { contact_name: body.destination_contact_name, address: body.destination_address },
});

function read<Schema extends z.ZodType>(schema: Schema, body: unknown, code: number): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SimulatedRefusal(400, code, `${issue?.path.join('.')}: ${issue?.message}`);
}

function known(parcel: SimulatedParcel | null): SimulatedParcel {
  if (parcel === null) throw new SimulatedRefusal(404, 40_002_044, 'Order is not found');
  return parcel;
}

function isEqual(given: string, key: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(key)];
  return left.length === right.length && timingSafeEqual(left, right);
}
