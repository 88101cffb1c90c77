import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { BadRequest } from './body.ts';

/**
 * Answers what handlers throw: the API with a code, everything else with the page of last resort.
 * @param answerFailure sends that page
 */
export function answerErrors(
  app: FastifyInstance,
  answerFailure: (reply: FastifyReply, status: number) => FastifyReply,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.warn({ err: error }, 'A request failed');
    if (!request.url.startsWith('/api/')) return answerFailure(reply, status);
    return reply.code(status).send({ error: ERROR_CODES[status] ?? 'failed' });
  });
}

/** Codes of failures in the API's JSON answers; the browser has the words for them. */
const ERROR_CODES: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthorized',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

function statusOf(error: FastifyError): number {
  if (error instanceof BadRequest) return 400;
  if (error instanceof DatabaseUnavailable) return 503;
  return error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
}
