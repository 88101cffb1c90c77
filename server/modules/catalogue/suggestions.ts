import type { FastifyInstance } from 'fastify';
import { suggestions } from '#contracts/catalogue/suggestions.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { answer } from '#server/platform/http/endpoint.ts';
import type { Catalogue } from './catalogue-interface.ts';

/** Suggestions shown at most (P-SEARCH-6). */
const SUGGESTIONS = 5;

const toSuggestion = ({ id, name, price, imageUrl }: ProductCard) => ({ id, name, price, imageUrl });

/** At most five products for what is typed, matches by name apart from others. */
export function registerSuggestions(app: FastifyInstance, catalogue: Catalogue): void {
  answer(app, suggestions, async ({ query: { q } }, _request, reply) => {
    const { matches, related } = await catalogue.suggestions(cleanTerm(q), SUGGESTIONS);
    reply.header('Cache-Control', 'public, max-age=60');
    return { matches: matches.map(toSuggestion), related: related.map(toSuggestion) };
  });
}
