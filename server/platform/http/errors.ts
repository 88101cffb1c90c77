import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { COMMON_PROBLEMS, type CommonProblem } from '#contracts/problem.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { BadRequest } from './body.ts';
import { commonProblem, isApi, Problem, sendProblem } from './problem.ts';

/**
 * Answers errors of handlers: in the API with a problem, elsewhere with the page of last resort.
 * @param answerFailure sends that page
 */
export function answerErrors(
  app: FastifyInstance,
  answerFailure: (reply: FastifyReply, status: number) => FastifyReply,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.statusCode >= 500) request.log.warn({ err: error }, 'A request failed');
    return isApi(request.url) ? sendProblem(reply, problem) : answerFailure(reply, problem.statusCode);
  });
}

/** Errors of Fastify about a body, whose messages are fixed sentences. */
const BODY_ERROR = /^FST_ERR_CTP_/;

const COMMON_CODES = Object.keys(COMMON_PROBLEMS) as CommonProblem[];

/** The problem for an error. Only our own messages and Fastify's fixed ones reach a client. */
export function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof BadRequest) return commonProblem('bad_request', { detail: error.message });
  if (error instanceof DatabaseUnavailable) return commonProblem('unavailable');
  const status = error.statusCode ?? 500;
  const code = COMMON_CODES.find((known) => COMMON_PROBLEMS[known].status === status);
  if (code && status < 500) {
    return commonProblem(code, BODY_ERROR.test(error.code) ? { detail: error.message } : {});
  }
  if (code) return commonProblem(code);
  return status >= 400 && status < 500 ? commonProblem('bad_request') : commonProblem('failed');
}
