import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseId } from '#domain/parse-id.ts';
import { follow, followedSellers, unfollow } from './follows.ts';
import { type AccountOptions, holdAccount, type SignedInRoute } from './signed-in.ts';

const sellerParams = z.object({ sellerId: z.string() });

const sellerIdOf = (request: FastifyRequest) => parseId(sellerParams.parse(request.params).sellerId);

/** `GET /api/follows`, `PUT` and `DELETE /api/follows/{sellerId}` (ruling 41). */
export function registerFollows(
  app: FastifyInstance,
  { query, transaction, identities, clock }: AccountOptions,
  signedIn: SignedInRoute,
): void {
  app.get(
    '/api/follows',
    signedIn(async ({ userId }) => ({ sellerIds: await followedSellers(query, userId) })),
  );
  app.put(
    '/api/follows/:sellerId',
    signedIn(async ({ userId }, request, reply) => {
      const sellerId = sellerIdOf(request);
      const isFollowed = await transaction(async (inTransaction) => {
        await holdAccount(identities, inTransaction, userId);
        return sellerId !== null && (await follow(inTransaction, { userId, sellerId, now: clock() }));
      });
      return isFollowed ? reply.code(204).send() : reply.code(404).send({ error: 'seller_not_found' });
    }),
  );
  app.delete(
    '/api/follows/:sellerId',
    signedIn(async ({ userId }, request, reply) => {
      const sellerId = sellerIdOf(request);
      if (sellerId !== null) await unfollow(query, userId, sellerId);
      return reply.code(204).send();
    }),
  );
}
