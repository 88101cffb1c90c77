import * as z from 'zod/mini';
import type { Answer, Asking, Endpoint, FailureCode } from '#contracts/endpoint.ts';
import { COMMON_PROBLEMS, type CommonProblem, problemBody } from '#contracts/problem.ts';
import type { Result } from '#domain/result.ts';

/** Why a request to an endpoint failed. */
export interface AskFailure<E extends Endpoint> {
  /** 'offline' when no answer came. */
  code: FailureCode<E> | 'offline';
  /** Codes of faults by the name of their field. */
  fields: Readonly<Record<string, string>>;
}

/** What came of asking an endpoint. */
export type AskResult<E extends Endpoint> = Result<Answer<E>, AskFailure<E>>;

/** The parts of a request, of which a contract says which there are. */
interface Parts {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Sends a request as its contract says. @throws TypeError or DOMException when no answer comes */
export function send<const E extends Endpoint>(
  endpoint: E,
  asking: Asking<E>,
  init: RequestInit = {},
): Promise<Response> {
  const { params, query, body } = asking as Parts;
  let path: string = endpoint.path;
  for (const [name, value] of Object.entries(params ?? {})) {
    path = path.replace(`:${name}`, encodeURIComponent(String(value)));
  }
  if (query) path += `?${new URLSearchParams(Object.entries(query))}`;
  return fetch(path, {
    ...init,
    method: endpoint.method,
    ...(body !== undefined && {
      headers: { ...init.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
}

/** Parses an answer with its contract. An invalid one is the failure 'unavailable'. */
export async function readAnswer<const E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<AskResult<E>> {
  const { body } = endpoint.answer;
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok) return { ok: false, error: failureOf(endpoint, response.status, json) };
  const read = body === null ? { success: true, data: null } : z.safeParse(body, json);
  // The contract's own schema made it, which TypeScript cannot follow through the generic.
  if (read.success) return { ok: true, value: read.data as Answer<E> };
  return { ok: false, error: { code: 'unavailable', fields: {} } };
}

/**
 * Sends a request to an endpoint. Never throws: a lost connection or an aborted request is the failure
 * 'offline'.
 */
export async function ask<const E extends Endpoint>(
  endpoint: E,
  asking: Asking<E>,
  init: RequestInit = {},
): Promise<AskResult<E>> {
  try {
    return await readAnswer(endpoint, await send(endpoint, asking, init));
  } catch {
    return { ok: false, error: { code: 'offline', fields: {} } };
  }
}

/** The failure in an answer; from its status alone when a proxy answered instead of an endpoint of ours. */
function failureOf<E extends Endpoint>(endpoint: E, status: number, json: unknown): AskFailure<E> {
  const problem = problemBody.safeParse(json).data;
  const isListed = (code: string): code is FailureCode<E> =>
    Object.hasOwn(COMMON_PROBLEMS, code) || Object.hasOwn(endpoint.failures, code);
  if (problem && isListed(problem.code)) return { code: problem.code, fields: problem.fields ?? {} };
  return { code: codeOfStatus(status), fields: {} };
}

function codeOfStatus(status: number): CommonProblem {
  const codes = Object.keys(COMMON_PROBLEMS) as CommonProblem[];
  const known = codes.find((code) => COMMON_PROBLEMS[code].status === status);
  return known ?? (status >= 500 ? 'unavailable' : 'bad_request');
}
