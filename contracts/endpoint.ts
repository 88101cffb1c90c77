import type * as z from 'zod/mini';
import type { CommonProblem, ProblemKind } from './problem.ts';

type Schema = z.core.$ZodType;

/**
 * One endpoint of the shop's API, as server and browser agree on it. `satisfies Endpoint` preserves the exact
 * types, which both sides derive theirs from.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters are written `:name`. */
  readonly path: `/api/${string}` | `/session${string}`;
  readonly params?: Schema;
  /** Of a repeated parameter the last one counts. */
  readonly query?: Schema;
  readonly body?: Schema;
  /** The successful answer; without a body where there is nothing to return. */
  readonly answer: { readonly status: 200 | 201 | 204 | 303; readonly body: Schema | null };
  /** Failures of this endpoint by their code, besides the common ones. */
  readonly failures: Readonly<Record<string, ProblemKind>>;
}

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;
type Part<E, Key extends string> = E extends { readonly [K in Key]: infer S } ? S : undefined;

type Given<E, Key extends string> = E extends { readonly [K in Key]: infer S extends Schema }
  ? { [K in Key]: z.input<S> }
  : unknown;

/** The parts of a request that a client sends, as far as the endpoint has them. */
export type Asking<E extends Endpoint> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'>;

/** A request after the contract parsed it. */
export interface Asked<E extends Endpoint> {
  params: Output<Part<E, 'params'>>;
  query: Output<Part<E, 'query'>>;
  body: Output<Part<E, 'body'>>;
}

/** What the server sends; null without a body. */
export type Sent<E extends Endpoint> = E['answer']['body'] extends Schema ? Input<E['answer']['body']> : null;

/** What a client gets; null without a body. */
export type Answer<E extends Endpoint> = E['answer']['body'] extends Schema
  ? Output<E['answer']['body']>
  : null;

/** The codes of all failures that an endpoint may answer. */
export type FailureCode<E extends Endpoint> = (keyof E['failures'] & string) | CommonProblem;
