import type { FastifyInstance } from 'fastify';
import { helpfulVotes } from '#contracts/catalogue/helpful-votes.ts';
import { parseId } from '#domain/parse-id.ts';
import { answer, failed } from '#server/platform/http/endpoint.ts';
import type { Catalogue } from './catalogue-interface.ts';

/** Counts one vote per visitor and returns the count (P-PROD-8). */
export function registerHelpfulVotes(app: FastifyInstance, catalogue: Catalogue): void {
  answer(
    app,
    helpfulVotes,
    async ({ params, body: { visitorId } }) => {
      const id = parseId(params.id);
      const helpful = id === null ? null : await catalogue.voteHelpful(id, visitorId);
      if (helpful === null) throw failed(helpfulVotes, 'review_not_found');
      return { helpful };
    },
    { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } },
  );
}
