import type { FastifyInstance } from 'fastify';
import type { CourierProvider } from './courier-provider.ts';

/** The path for Biteship's notifications; enter it there with the webhook's token. */
export const COURIER_WEBHOOK_PATH = '/webhooks/biteship';

/** Largest notification, in bytes. */
const MOST_BYTES = 64 * 1024;

/** Called when there is news of a booking, possibly several times for the same news. */
export type OnParcelNews = (bookingId: string) => Promise<void>;

/**
 * Receives notifications of the courier service. One with the right token makes the shop poll the courier
 * about the parcel; nothing of its content is trusted or stored.
 */
export async function registerCourierWebhook(
  app: FastifyInstance,
  { couriers, onParcelNews }: { couriers: CourierProvider; onParcelNews: OnParcelNews },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(COURIER_WEBHOOK_PATH, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const body = typeof request.body === 'string' ? request.body : '';
      const news = couriers.parseNotification(body, request.headers);
      if (news.ok) await onParcelNews(news.value.bookingId);
      else if (news.error === 'forged') return reply.code(403).send({ status: 'refused' });
      // A notification with the token but without a booking is the test message that Biteship sends when the
      // address is entered.
      return { status: 'ok' };
    });
  });
}
