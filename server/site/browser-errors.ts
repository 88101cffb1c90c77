import type { FastifyInstance } from 'fastify';
import { browserErrors } from '#contracts/browser-errors.ts';
import { answer } from '#server/platform/http/endpoint.ts';

/**
 * Writes errors that shoppers' browsers report into the log. Bounded in size by the contract and in number by a limit
 * for all senders together, so that it cannot fill a disk.
 */
export function registerBrowserErrors(app: FastifyInstance): void {
  answer(
    app,
    browserErrors,
    async ({ body }, request) => {
      request.log.warn({ browserError: body }, 'An error in a browser');
      return null;
    },
    {
      bodyLimit: 8 * 1024,
      config: { rateLimit: { max: 60, timeWindow: '1 minute', keyGenerator: () => 'all' } },
    },
  );
}
