import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { commonProblem, sendProblem } from './problem.ts';

/** Timeout of the database's answer in ms; probes wait a few seconds. */
const ANSWER_MS = 2000;

/** `/healthz`: the process lives. `/readyz`: it can serve, which needs the database (503 without it). */
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

/** The result of some work, or a failure after `ms`; a later result is dropped. */
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
