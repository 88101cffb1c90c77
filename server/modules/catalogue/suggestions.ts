import type { FastifyInstance } from 'fastify';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import type { Catalogue } from './catalogue-interface.ts';

/** Suggestions shown at most (spec 9). */
const SUGGESTIONS = 5;

const toSuggestion = ({ id, name, price, imageUrl }: ProductCard) => ({ id, name, price, imageUrl });

/** `GET /api/suggestions?q=`: at most five products for what is typed, matches by name apart from others. */
export function registerSuggestions(app: FastifyInstance, catalogue: Catalogue): void {
  app.get('/api/suggestions', async (request, reply) => {
    const params = new URL(request.raw.url ?? '/', 'http://localhost').searchParams;
    const { matches, related } = await catalogue.suggestions(cleanTerm(params.get('q') ?? ''), SUGGESTIONS);
    reply.header('Cache-Control', 'public, max-age=60');
    return { matches: matches.map(toSuggestion), related: related.map(toSuggestion) };
  });
}
