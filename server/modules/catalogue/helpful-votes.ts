import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseId } from '#domain/parse-id.ts';
import { readBody } from '#server/platform/http/body.ts';
import type { Catalogue } from './catalogue-interface.ts';

const voteBody = z.object({ visitorId: z.uuid() });

/** `POST /api/reviews/{id}/helpful {visitorId}`: counts one vote a visitor, answers the count (ruling 40). */
export function registerHelpfulVotes(app: FastifyInstance, catalogue: Catalogue): void {
  app.post<{ Params: { id: string } }>(
    '/api/reviews/:id/helpful',
    { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { visitorId } = readBody(voteBody, request.body);
      const id = parseId(request.params.id);
      const helpful = id === null ? null : await catalogue.voteHelpful(id, visitorId);
      if (helpful === null) return reply.code(404).send({ error: 'review_not_found' });
      return { helpful };
    },
  );
}
