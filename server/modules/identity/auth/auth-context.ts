import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { createRateCounter, type RateCounter } from '#server/platform/limits/rate-counter.ts';
import type { Log } from '#server/platform/log.ts';
import { type AccessTokens, createAccessTokens } from './access-token.ts';
import type { AuthKeys } from './signing-keys.ts';

/** What the routes of the built-in sign-in work with. */
export interface AuthContext {
  query: Query;
  transaction: Transaction;
  clock: () => Date;
  log: Log;
  keys: AuthKeys;
  tokens: AccessTokens;
  counter: RateCounter;
  /** Secrets of refresh tokens, the current one first. */
  refreshSecrets: readonly [Buffer, ...Buffer[]];
  addressSecret: Buffer;
  /** Origin without a trailing slash. */
  publicUrl: string;
  signupOpen: boolean;
}

/** Builds the context around a database and the keys. */
export function createAuthContext(
  given: Pick<AuthContext, 'query' | 'transaction' | 'clock' | 'log' | 'keys' | 'publicUrl' | 'signupOpen'>,
): AuthContext {
  const [first, ...others] = given.keys;
  return {
    ...given,
    tokens: createAccessTokens(given.keys, `${given.publicUrl}/auth/v1`),
    counter: createRateCounter(given.query, given.clock),
    refreshSecrets: [first.secret('refresh tokens'), ...others.map((key) => key.secret('refresh tokens'))],
    addressSecret: first.secret('addresses'),
  };
}
