import type { FastifyReply } from 'fastify';
import {
  COMMON_PROBLEMS,
  type CommonProblem,
  describeProblem,
  PROBLEM_TYPE,
  type ProblemDetails,
  type ProblemKind,
} from '#contracts/problem.ts';

/** Thrown by an endpoint to answer with a failure that its contract lists. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: string;
  readonly kind: ProblemKind;
  readonly details: ProblemDetails;
  readonly statusCode: number;

  constructor(code: string, kind: ProblemKind, details: ProblemDetails = {}) {
    super(details.detail ?? kind.title);
    this.code = code;
    this.kind = kind;
    this.details = details;
    this.statusCode = kind.status;
  }
}

/** A failure that any endpoint may answer. */
export const commonProblem = (code: CommonProblem, details?: ProblemDetails) =>
  new Problem(code, COMMON_PROBLEMS[code], details);

/** Answers a failure as problem details (RFC 9457): the only place that does. */
export function sendProblem(reply: FastifyReply, { code, kind, details }: Problem): FastifyReply {
  return reply
    .code(kind.status)
    .header('Cache-Control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(describeProblem(code, kind, details)));
}

/** Whether an address belongs to the API or the session, where failures are problems and not pages. */
export const isApi = (url: string) => /^\/(?:api|session)(?:[/?]|$)/.test(url);
