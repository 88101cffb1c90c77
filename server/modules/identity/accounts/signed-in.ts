import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { bearerToken } from '../auth/authorize.ts';
import type { Belongings } from '../belongings/belongings.ts';
import type { Avatars } from './avatars.ts';
import type { Identities, Identity } from './identity.ts';

/** What the account's API works with. */
export interface AccountOptions {
  identities: Identities;
  avatars: Avatars;
  /** What other modules keep of accounts. */
  belongings: readonly Belongings[];
  query: Query;
  transaction: Transaction;
  clock: () => Date;
}

/** The request was sent by nobody that we know; answered with status 401. */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized';
  readonly statusCode = 401;
}

/** Who sent a request that {@link letIn} has let pass. */
export type WhoAsks = (request: FastifyRequest) => Identity;

/**
 * Lets only signed-in users into a part of the server: each request there says who asks by its access token. Runs
 * after the limits and before a body is read, of which a stranger may not make us read any.
 */
export function letIn(app: FastifyInstance, identities: Identities): WhoAsks {
  const known = new WeakMap<FastifyRequest, Identity>();
  app.addHook('preParsing', async (request) => {
    const token = bearerToken(request);
    const who = token === null ? null : await identities.identify(token);
    if (!who) throw new Unauthorized('No or no good access token');
    known.set(request, who);
  });
  return (request) => {
    const who = known.get(request);
    if (!who) throw new Unauthorized('Nobody has signed in');
    return who;
  };
}

/**
 * Inside a transaction: the account stays until its end.
 * @throws Unauthorized when it was deleted meanwhile
 */
export async function holdAccount(identities: Identities, query: Query, userId: string): Promise<void> {
  if (!(await identities.isThere(query, userId))) throw new Unauthorized('The account is gone');
}
