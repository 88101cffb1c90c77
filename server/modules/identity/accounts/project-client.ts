import type { SupabaseProject } from '#server/platform/settings/env-accounts.ts';
import { IdentityUnavailable } from './identity.ts';

/** Timeout of a request to the project, in ms. */
const PATIENCE_MS = 10_000;

/** An answer of the project. */
export interface Answer {
  ok: boolean;
  status: number;
  /** Undefined when it is not JSON. */
  body: unknown;
}

/** Sends requests to a hosted Supabase project as one of its users. */
export interface ProjectClient {
  /** @throws IdentityUnavailable when the project cannot be reached or fails (5xx) */
  ask(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    given: { token?: string; body?: unknown },
  ): Promise<Answer>;
}

export function createProjectClient({ url, anonKey }: SupabaseProject): ProjectClient {
  return {
    async ask(method, path, { token = anonKey, body }) {
      try {
        const response = await fetch(url + path, {
          method,
          headers: {
            apikey: anonKey,
            Authorization: `Bearer ${token}`,
            'X-Supabase-Api-Version': '2024-01-01',
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        if (response.status >= 500) throw new Error(`The project answered with status ${response.status}`);
        const answer: unknown = await response.json().catch(() => undefined);
        return { ok: response.ok, status: response.status, body: answer };
      } catch (error) {
        throw new IdentityUnavailable(error);
      }
    },
  };
}
