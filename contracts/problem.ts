import * as z from 'zod/mini';

/** A kind of failure, always with the same status and title. */
export interface ProblemKind {
  readonly status: number;
  /** English and stable, for developers; shoppers read the text in `app/copy` for the code. */
  readonly title: string;
}

/** Failures that any endpoint may answer, by their code. */
export const COMMON_PROBLEMS = {
  bad_request: { status: 400, title: 'The request is malformed' },
  unauthorized: { status: 401, title: 'The request needs a valid access token' },
  forbidden: { status: 403, title: 'The request comes from another site' },
  not_found: { status: 404, title: 'There is no such endpoint' },
  method_not_allowed: { status: 405, title: 'The endpoint does not take this method' },
  too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'The endpoint does not take this type of body' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  failed: { status: 500, title: 'The shop failed to answer' },
  unavailable: { status: 503, title: 'The shop cannot answer now' },
} as const satisfies Readonly<Record<string, ProblemKind>>;

export type CommonProblem = keyof typeof COMMON_PROBLEMS;

/** The media type of a failure (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** The body of every failure (RFC 9457), with the code for which the browser has a text. */
export const problemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  /** What is wrong with this request, where the title does not say enough. */
  detail: z.optional(z.string()),
  /** Codes of faults by field name, for a rejected form. */
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ProblemBody = z.output<typeof problemBody>;

/** The details of a problem beyond its kind. */
export type ProblemDetails = Pick<ProblemBody, 'detail' | 'fields'>;

/** The body of a failure. */
export function describeProblem(code: string, kind: ProblemKind, details: ProblemDetails = {}): ProblemBody {
  const { status, title } = kind;
  return { type: `urn:lokapasar:problem:${code}`, title, status, code, ...details };
}
