import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { bearerToken } from '../auth/authorize.ts';
import type { Belongings } from '../belongings/belongings.ts';
import { isAccountBlocked } from '../blocks/is-blocked.ts';
import type { SessionCookie } from '../cookies/session-cookie.ts';
import type { Avatars } from './avatars.ts';
import type { Identities, Identity } from './identity.ts';

/** Dependencies of the account's API. */
export interface AccountOptions {
  identities: Identities;
  /** Reads the cookie of a browser's session. */
  sessionCookie: Pick<SessionCookie, 'read'>;
  avatars: Avatars;
  /** What other modules store for accounts. */
  belongings: readonly Belongings[];
  query: Query;
  transaction: Transaction;
  clock: () => Date;
}

/** A request without a valid user; answered with status 401. */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized';
  readonly statusCode = 401;
}

/** Returns the sender of a request that {@link letIn} accepted. */
export type WhoAsks = (request: FastifyRequest) => Identity;

/**
 * Restricts a part of the server to signed-in users: each request carries its access token. Runs after the
 * limits and before a body is read, because a stranger must not make us read one.
 */
export function letIn(
  app: FastifyInstance,
  { identities, query }: Pick<AccountOptions, 'identities' | 'query'>,
): WhoAsks {
  const known = new WeakMap<FastifyRequest, Identity>();
  app.addHook('preParsing', async (request) => {
    const token = bearerToken(request);
    const who = token === null ? null : await identities.identify(token);
    // A hosted project does not know whom this shop has blocked.
    if (!who || (await isAccountBlocked(query, who.userId)))
      throw new Unauthorized('No or no good access token');
    known.set(request, who);
  });
  return (request) => {
    const who = known.get(request);
    if (!who) throw new Unauthorized('Nobody has signed in');
    return who;
  };
}

/**
 * Holds the account until the end of the transaction.
 * @throws Unauthorized when it was deleted meanwhile
 */
export async function holdAccount(identities: Identities, query: Query, userId: string): Promise<void> {
  if (!(await identities.isThere(query, userId))) throw new Unauthorized('The account is gone');
}
