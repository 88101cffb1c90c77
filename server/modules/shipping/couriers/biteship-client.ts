import type { z } from 'zod';
import type { Result } from '#domain/result.ts';
import { refusalMessage } from './biteship-messages.ts';
import type { CourierFailure } from './courier-provider.ts';

/** How to reach Biteship, or another server with its protocol. */
export interface BiteshipClientOptions {
  /**
   * Address before `/v1/...`, without a trailing slash. Called for each request, because our own port is
   * known late.
   */
  baseUrl: () => string;
  apiKey: string;
  /** Timeout of a request, in ms. */
  timeoutMs?: number;
}

/** A refusal, with the id of the earlier booking for a repeated reference. */
export type BiteshipFailure = CourierFailure & { earlierOrder?: string };

/** Sends one request to Biteship and parses the answer with a schema. */
export type BiteshipClient = <Schema extends z.ZodType>(
  schema: Schema,
  request: { method: 'GET' | 'POST'; path: string; body?: unknown },
) => Promise<Result<z.output<Schema>, BiteshipFailure>>;

const TIMEOUT_MS = 10_000;

/** Answers are a few kilobytes; anything larger is not from Biteship. */
const MOST_CHARACTERS = 1_000_000;

export function createBiteshipClient(options: BiteshipClientOptions): BiteshipClient {
  const { baseUrl, apiKey, timeoutMs = TIMEOUT_MS } = options;
  return async (schema, { method, path, body }) => {
    try {
      const response = await fetch(`${baseUrl()}${path}`, {
        method,
        headers: { Authorization: apiKey, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      return readAnswer(schema, response.status, text);
    } catch (error) {
      return failed({ code: 'unavailable', reason: reasonOf(error) });
    }
  };
}

function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  status: number,
  text: string,
): Result<z.output<Schema>, BiteshipFailure> {
  if (status >= 500 || status === 429) return failed({ code: 'unavailable', reason: `status ${status}` });
  const json = text.length > MOST_CHARACTERS ? undefined : parseJson(text);
  if (status >= 400) return failed(refusalOf(status, json));
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  return failed({ code: 'nonsense', reason: `status ${status} with an unreadable body` });
}

function refusalOf(status: number, json: unknown): BiteshipFailure {
  const refusal = refusalMessage.safeParse(json).data;
  const reason = refusal ? `${refusal.code ?? status}: ${refusal.error.slice(0, 200)}` : `status ${status}`;
  // The operator must correct a wrong key or an empty balance; the request may succeed afterwards.
  if (status === 401 || status === 402 || status === 403) return { code: 'unavailable', reason };
  if (status === 404) return { code: 'unknown', reason };
  const earlierOrder = refusal?.details?.order_id;
  return { code: 'refused', reason, ...(earlierOrder !== undefined && { earlierOrder }) };
}

const failed = (error: BiteshipFailure): { ok: false; error: BiteshipFailure } => ({ ok: false, error });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The reason of a network failure; no message contains the key. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
