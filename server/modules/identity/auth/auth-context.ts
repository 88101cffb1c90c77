import type { Query } from '#server/platform/database/query.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { createRateCounter, type RateCounter } from '#server/platform/limits/rate-counter.ts';
import type { Log } from '#server/platform/log.ts';
import { type AccessTokens, createAccessTokens } from './access-token.ts';
import { type BrowserCookie, createBrowserCookie } from './browsers.ts';
import { createHashTurns, type HashAsker, type HashTurn } from './hash-turns.ts';
import type { AuthKeys } from './signing-keys.ts';

/** Dependencies of the routes of the built-in sign-in. */
export interface AuthContext {
  query: Query;
  transaction: Transaction;
  clock: () => Date;
  log: Log;
  keys: AuthKeys;
  tokens: AccessTokens;
  counter: RateCounter;
  /** The turn for a password hash of somebody. */
  hashTurn: (asker: HashAsker) => HashTurn;
  /** Secrets of refresh tokens, the current one first. */
  refreshSecrets: readonly [Buffer, ...Buffer[]];
  addressSecret: Buffer;
  browserCookie: BrowserCookie;
  /** Key for the hashes of short codes, which could otherwise be found by trying all codes. */
  codeSecret: Buffer;
  /** Origin without a trailing slash. */
  publicUrl: string;
  signupOpen: boolean;
  /** Whether a new e-mail counts only after its owner opened a mailed link. */
  confirmEmail: boolean;
  /** What else follows when an account gets a new e-mail, in the same transaction. */
  onNewEmail: (tx: Tx, userId: string) => Promise<void>;
}

/** Builds the context around a database and the keys. */
export function createAuthContext(
  given: Pick<
    AuthContext,
    | 'query'
    | 'transaction'
    | 'clock'
    | 'log'
    | 'keys'
    | 'publicUrl'
    | 'signupOpen'
    | 'confirmEmail'
    | 'onNewEmail'
  >,
): AuthContext {
  const [first, ...others] = given.keys;
  const counter = createRateCounter(given.query, given.clock);
  return {
    ...given,
    tokens: createAccessTokens(given.keys, `${given.publicUrl}/auth/v1`),
    counter,
    hashTurn: createHashTurns(counter),
    refreshSecrets: [first.secret('refresh tokens'), ...others.map((key) => key.secret('refresh tokens'))],
    browserCookie: createBrowserCookie(given.publicUrl),
    addressSecret: first.secret('addresses'),
    codeSecret: first.secret('mailed codes'),
  };
}
