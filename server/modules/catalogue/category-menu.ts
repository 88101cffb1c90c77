import type { FastifyInstance } from 'fastify';
import { findCategories } from '#contracts/catalogue/categories.ts';
import { answer } from '#server/platform/http/endpoint.ts';
import type { Catalogue } from './catalogue-interface.ts';

/** Names and slugs of all categories, for the menu in the header (P-PAGE-21). */
export function registerCategoryMenu(app: FastifyInstance, catalogue: Catalogue): void {
  answer(app, findCategories, async (_asked, _request, reply) => {
    reply.header('Cache-Control', 'public, max-age=300');
    const categories = await catalogue.categories();
    return {
      categories: categories.map(({ name, slug, subcategories }) => ({
        name,
        slug,
        subcategories: subcategories.map((subcategory) => ({
          name: subcategory.name,
          slug: subcategory.slug,
        })),
      })),
    };
  });
}
