import type { FastifyInstance } from 'fastify';
import type { CourierProvider } from './courier-provider.ts';

/** Where Biteship sends its notifications; to be entered there with the webhook's token. */
export const COURIER_WEBHOOK_PATH = '/webhooks/biteship';

/** Largest notification, in bytes. */
const MOST_BYTES = 64 * 1024;

/** Is told that there is news of a booking; it may be told the same again. */
export type OnParcelNews = (bookingId: string) => Promise<void>;

/**
 * Takes notifications of the courier service. One with the right token wakes whoever follows the parcel and asks the
 * courier where it is; nothing of what it says is believed or stored.
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
      // What has the token and tells of no parcel is the trial message at the time the address is entered.
      return { status: 'ok' };
    });
  });
}
