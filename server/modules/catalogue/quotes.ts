import type { FastifyInstance } from 'fastify';
import { quotes } from '#contracts/catalogue/quotes.ts';
import { answer } from '#server/platform/http/endpoint.ts';
import type { Catalogue } from './catalogue-interface.ts';

/** Current price and stock of products; unknown ids are left out (P-CART-13). */
export function registerQuotes(app: FastifyInstance, catalogue: Catalogue): void {
  answer(app, quotes, async ({ body: { ids } }, _request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { quotes: ids.length === 0 ? [] : await catalogue.quotes([...new Set(ids)]) };
  });
}
