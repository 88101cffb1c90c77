import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { Avatars } from './avatars.ts';
import type { Identities, Identity } from './identity.ts';

/** What the account's API works with. */
export interface AccountOptions {
  identities: Identities;
  avatars: Avatars;
  query: Query;
  transaction: Transaction;
  clock: () => Date;
}

/** The request was sent by nobody that we know; answered with status 401. */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized';
  readonly statusCode = 401;
}

/** Makes a route handler of one that knows who asks. */
export type SignedInRoute = (
  handler: (who: Identity, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Inside a transaction: the account stays until its end.
 * @throws Unauthorized when it was deleted meanwhile
 */
export async function holdAccount(identities: Identities, query: Query, userId: string): Promise<void> {
  if (!(await identities.isThere(query, userId))) throw new Unauthorized('The account is gone');
}
