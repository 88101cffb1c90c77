import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { productId, readBody } from '#server/platform/http/body.ts';
import type { Catalogue } from './catalogue-interface.ts';

/** More lines than any cart that a browser keeps. */
const MOST_IDS = 200;
const quotesBody = z.object({ ids: z.array(productId).max(MOST_IDS) });

/** `POST /api/quotes {ids}`: current price and stock of products; unknown ids are left out (ruling 30). */
export function registerQuotes(app: FastifyInstance, catalogue: Catalogue): void {
  app.post('/api/quotes', async (request, reply) => {
    const { ids } = readBody(quotesBody, request.body);
    reply.header('Cache-Control', 'no-store');
    return { quotes: ids.length === 0 ? [] : await catalogue.quotes([...new Set(ids)]) };
  });
}
