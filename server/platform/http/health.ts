import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { commonProblem, sendProblem } from './problem.ts';

/** How long, in ms, the database may take to answer before it counts as away: whoever probes waits a few seconds. */
const ANSWER_MS = 2000;

/** `/healthz`: the process lives. `/readyz`: it can serve, which takes the database (503 while it is away). */
export function registerHealth(app: FastifyInstance, pool: Pool): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      await within(ANSWER_MS, pool.query('select 1'));
      return { status: 'ok' };
    } catch {
      return sendProblem(reply, commonProblem('unavailable', { detail: 'The database does not answer' }));
    }
  });
}

/** What work gives, or a failure after some ms; what it gives later is dropped. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const tooLate = sleep(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`No answer within ${ms} ms`);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    timer.abort();
    tooLate.catch(() => {});
  }
}
