import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { commonProblem, sendProblem } from './problem.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, which takes the database (503 while it is away). */
export function registerHealth(app: FastifyInstance, pool: Pool): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      await pool.query('select 1');
      return { status: 'ok' };
    } catch {
      return sendProblem(reply, commonProblem('unavailable', { detail: 'The database does not answer' }));
    }
  });
}
