import type { FastifyInstance } from 'fastify';
import { suggestions } from '#contracts/catalogue/suggestions.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { answer } from '#server/platform/http/endpoint.ts';
import type { Catalogue } from './catalogue-interface.ts';

/** Most suggestions (P-SEARCH-6). */
const SUGGESTIONS = 5;
const POPULAR = 6;

const toSuggestion = ({ id, name, price, imageUrl }: ProductCard) => ({ id, name, price, imageUrl });

/** At most five products for a typed text, and shops and categories; popular terms for an empty one. */
export function registerSuggestions(app: FastifyInstance, catalogue: Catalogue): void {
  answer(app, suggestions, async ({ query: { q } }, _request, reply) => {
    reply.header('Cache-Control', 'public, max-age=60');
    const found = await catalogue.suggestions(cleanTerm(q), SUGGESTIONS);
    if (!found) {
      return {
        products: [],
        shown: null,
        places: [],
        shops: [],
        popular: await catalogue.popularTerms(POPULAR),
      };
    }
    const { products, meaning } = found;
    return {
      products: products.map(toSuggestion),
      shown: meaning.shown,
      places: meaning.places,
      shops: meaning.shops.map(({ id, name }) => ({ id, name })),
      popular: [],
    };
  });
}
