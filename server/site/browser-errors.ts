import type { FastifyInstance } from 'fastify';
import { browserErrors } from '#contracts/browser-errors.ts';
import { answer } from '#server/platform/http/endpoint.ts';

/**
 * Logs errors that shoppers' browsers report. The contract bounds their size and a common limit for all
 * senders their number, so that they cannot fill a disk.
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
