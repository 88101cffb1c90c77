import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { checkAttempt } from '../provider/payment-jobs.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';

/** The path for the provider's notifications; enter it at Midtrans as the 'Payment notification URL'. */
export const WEBHOOK_PATH = '/webhooks/midtrans';

/** Largest notification, in bytes. */
const MOST_BYTES = 64 * 1024;

/**
 * Receives notifications. One signed by the provider is stored and enqueues a job that polls the provider;
 * the content of the notification itself is never trusted. A repeated one gets the same answer.
 */
export async function registerWebhook(
  app: FastifyInstance,
  { provider, transaction }: { provider: PaymentProvider; transaction: Transaction },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const body = typeof request.body === 'string' ? request.body : '';
      const hint = provider.parseNotification(body);
      if (!hint) return reply.code(403).send({ status: 'refused' });
      // The provider's console sends test notifications with order ids of no shop.
      if (z.uuid().safeParse(hint.attemptId).success) await store(transaction, hint.attemptId, body);
      return { status: 'ok' };
    });
  });
}

async function store(transaction: Transaction, attemptId: string, body: string): Promise<void> {
  await transaction(async (tx) => {
    const now = await tx.now();
    await tx(sql`
      insert into payment_events (id, attempt_id, body, received_at)
      select ${randomUUID()}::uuid, ${attemptId}::uuid, ${body}::text, ${now}::timestamptz
      where not exists (
        select from payment_events where attempt_id = ${attemptId} and body = ${body} and processed_at is null)`);
    await tx.enqueue(checkAttempt, [attemptId]);
  });
}
