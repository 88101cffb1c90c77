import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBody } from '#server/platform/http/body.ts';

const reportBody = z.object({
  message: z.string().max(500),
  stack: z.string().max(4000).optional(),
  path: z.string().max(500),
});

/**
 * `POST /api/browser-errors {message, stack?, path}`: errors that shoppers' browsers report, into the log. Bounded in
 * size by the schema and in number by a limit for all senders together, so that it cannot fill a disk.
 */
export function registerBrowserErrors(app: FastifyInstance): void {
  app.post(
    '/api/browser-errors',
    {
      bodyLimit: 8 * 1024,
      config: { rateLimit: { max: 60, timeWindow: '1 minute', keyGenerator: () => 'all' } },
    },
    async (request, reply) => {
      request.log.warn({ browserError: readBody(reportBody, request.body) }, 'An error in a browser');
      return reply.code(204).send();
    },
  );
}
