import type { Result } from '#domain/result.ts';
import type { ProviderFailure } from '../provider/payment-provider.ts';
import { answerSchema } from './messages.ts';

/** Timeout of a request to Midtrans, in ms. */
const TIMEOUT_MS = 10_000;

/** The address of Midtrans, and our credentials. */
export interface MidtransAddress {
  /** Base of the Core API, without a trailing slash: 'https://api.midtrans.com' or the simulator's. */
  baseUrl: () => string;
  serverKey: string;
}

/** An answer of Midtrans, good or bad; `code` is its own, which may differ from that of HTTP. */
export interface MidtransAnswer {
  code: number;
  message: string;
  body: unknown;
}

/** Sends a request to Midtrans. After a failure it is unknown whether the request took effect. */
export type MidtransClient = (
  method: 'GET' | 'POST',
  path: string,
  given?: { body?: object; idempotencyKey?: string },
) => Promise<Result<MidtransAnswer, ProviderFailure>>;

export function createMidtransClient({ baseUrl, serverKey }: MidtransAddress): MidtransClient {
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;
  return async (method, path, { body, idempotencyKey } = {}) => {
    try {
      const response = await fetch(baseUrl() + path, {
        method,
        headers: {
          Accept: 'application/json',
          Authorization: authorization,
          ...(body && { 'Content-Type': 'application/json' }),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const parsed = answerSchema.safeParse(await response.json());
      if (!parsed.success) return unknown(`an answer of status ${response.status} that is none of Midtrans`);
      const { status_code: code, status_message: message } = parsed.data;
      return { ok: true, value: { code: Number(code), message, body: parsed.data } };
    } catch (error) {
      return unknown(error instanceof Error ? error.message : String(error));
    }
  };
}

const unknown = (reason: string) => ({ ok: false, error: { kind: 'unknown', reason } }) as const;
