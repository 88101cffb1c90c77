import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { payPath } from '#domain/paths.ts';
import { WEBHOOK_PATH } from '#server/modules/payments/payments.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { Log } from '#server/platform/log.ts';
import { registerSimulatedMidtrans } from './simulated-midtrans.ts';
import { sendNotice } from './simulated-notices.ts';
import { registerSimulatorPages } from './simulator-pages.ts';
import { SIMULATED_MIDTRANS_PATH, SIMULATED_PAY_PATH } from './simulator-path.ts';

/** Timeout of the shop's webhook, in ms. */
const NOTIFY_TIMEOUT_MS = 10_000;

/** The simulator, which replaces the provider in a demo shop. */
export interface Simulator {
  /** Registers the API of Midtrans, and the pages where one pays. */
  register(app: FastifyInstance): Promise<void>;
  /** Sends a due notification about a payment to the shop's own webhook. */
  sendNotice(orderId: string): Promise<void>;
}

export function openSimulator(given: {
  query: Query;
  transaction: Transaction;
  clock: () => Date;
  key: string;
  ownOrigin: () => string;
  publicUrl: string;
  log: Pick<Log, 'warn'>;
}): Simulator {
  const { query, transaction, clock, key, ownOrigin, publicUrl, log } = given;
  const options = {
    query,
    transaction,
    clock,
    publicUrl,
    serverKey: key,
    payPageOf: (id: string) => `${publicUrl}${SIMULATED_PAY_PATH}/${id}`,
    notify: (body: Record<string, unknown>) =>
      fetch(ownOrigin() + WEBHOOK_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(NOTIFY_TIMEOUT_MS),
      }).then(
        async ({ ok, body: answer }) => {
          await answer?.cancel();
          return ok;
        },
        (error: unknown) => {
          log.warn({ err: error }, 'A simulated notification got no answer');
          return false;
        },
      ),
    shopPageOf: (attemptId: string) => shopPageOf(query, attemptId),
  };
  return {
    async register(app) {
      await app.register(async (scope) => registerSimulatedMidtrans(scope, options), {
        prefix: SIMULATED_MIDTRANS_PATH,
      });
      await app.register(async (scope) => registerSimulatorPages(scope, options));
    },
    sendNotice: (orderId) => sendNotice(options, orderId),
  };
}

async function shopPageOf(query: Query, attemptId: string): Promise<string | null> {
  if (!z.uuid().safeParse(attemptId).success) return null;
  const [row] = await query<{ number: string }>(sql`
    select p.number from payment_attempts a join purchases p on p.id = a.purchase_id where a.id = ${attemptId}`);
  return row ? payPath(row.number) : null;
}
