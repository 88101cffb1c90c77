import type { FastifyInstance } from 'fastify';
import { followSeller, listFollows, unfollowSeller } from '#contracts/identity/follows.ts';
import { parseId } from '#domain/parse-id.ts';
import { answer, failed } from '#server/platform/http/endpoint.ts';
import { follow, followedSellers, unfollow } from './follows.ts';
import { type AccountOptions, holdAccount, type WhoAsks } from './signed-in.ts';

/** The shops that a user follows (P-SELL-5). */
export function registerFollows(
  app: FastifyInstance,
  { query, transaction, identities, clock }: AccountOptions,
  whoAsks: WhoAsks,
): void {
  answer(app, listFollows, async (_asked, request) => ({
    sellerIds: await followedSellers(query, whoAsks(request).userId),
  }));
  answer(app, followSeller, async ({ params }, request) => {
    const { userId } = whoAsks(request);
    const sellerId = parseId(params.sellerId);
    const isFollowed = await transaction(async (inTransaction) => {
      await holdAccount(identities, inTransaction, userId);
      return sellerId !== null && (await follow(inTransaction, { userId, sellerId, now: clock() }));
    });
    if (!isFollowed) throw failed(followSeller, 'seller_not_found');
    return null;
  });
  answer(app, unfollowSeller, async ({ params }, request) => {
    const sellerId = parseId(params.sellerId);
    if (sellerId !== null) await unfollow(query, whoAsks(request).userId, sellerId);
    return null;
  });
}
