import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { moveParcel } from '#server/modules/orders/orders.ts';
import type { CourierProvider } from '#server/modules/shipping/shipping.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';

/** Where Biteship sends its notifications; to be entered there with the token as the webhook's signature. */
const WEBHOOK_PATH = '/webhooks/biteship';

/** Largest notification, in bytes. */
const MOST_BYTES = 64 * 1024;

/**
 * Takes notifications of couriers. One that carries the token wakes the job of its parcel, which asks for the truth;
 * nothing of it is stored or believed.
 */
export async function registerCourierWebhook(
  app: FastifyInstance,
  { couriers, transaction }: { couriers: CourierProvider; transaction: Transaction },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const body = typeof request.body === 'string' ? request.body : '';
      const hint = couriers.parseNotification(body, request.headers);
      if (!hint.ok && hint.error === 'forged') return reply.code(403).send({ status: 'refused' });
      // Biteship asks with an empty body whether the address is there, and tells of orders of no shop.
      if (hint.ok) await wake(transaction, hint.value.bookingId);
      return { status: 'ok' };
    });
  });
}

async function wake(transaction: Transaction, bookingId: string): Promise<void> {
  await transaction(async (tx) => {
    const now = await tx.now();
    const parcels = await tx<{ id: string }>(sql`
      update parcels set next_try_at = ${now}
      where booking_id = ${bookingId} and state in ('booked', 'picked', 'returning') returning id`);
    await tx.enqueue(
      moveParcel,
      parcels.map(({ id }) => id),
    );
  });
}
