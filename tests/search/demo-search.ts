import { demoCatalogue } from '#db/seed/demo-catalogue.ts';
import { referenceData } from '#db/seed/reference-data.ts';
import { COD_TAG_ID } from '#domain/catalogue/tags.ts';
import { Vocabulary, WordCounter } from '#domain/search/vocabulary.ts';
import type { SearchResult } from '#server/modules/catalogue/catalogue-interface.ts';
import { createMemoryFinder } from '#server/modules/catalogue/read-model/memory-finder.ts';
import { ReadModel } from '#server/modules/catalogue/read-model/read-model.ts';
import { FLAG } from '#server/modules/catalogue/read-model/segment.ts';
import { SegmentBuilder } from '#server/modules/catalogue/read-model/segment-builder.ts';
import { createSellers } from '#server/modules/catalogue/read-model/sellers.ts';
import { searchProducts } from '#server/modules/catalogue/search.ts';
import { TermReader } from '#server/modules/catalogue/term-reader.ts';
import { demoLexicon } from './demo-lexicon.ts';

/** A product of the demo shop, as far as judging a search needs it. */
export interface DemoProduct {
  readonly id: number;
  readonly name: string;
  readonly subcategory: string;
  readonly category: string;
}

/** Searches in the demo catalogue without a database: its read model, built from the seed files. */
export function demoSearch() {
  const { products, sellers } = demoCatalogue(new Date('2026-11-24T05:00:00Z'));
  const { categories, subcategories } = referenceData();
  const builder = new SegmentBuilder(demoLexicon);
  const bySales = [...products].sort((a, b) => (b.soldCount ?? 0) - (a.soldCount ?? 0) || b.id - a.id);
  for (const product of bySales) {
    builder.add({
      ...product,
      original_price: product.originalPrice,
      flash_price: null,
      flash_quota: null,
      flash_sold: null,
      standingDiscount: product.discount,
      rating: product.rating ?? 0,
      reviewCount: product.reviewCount ?? 0,
      soldCount: product.soldCount ?? 0,
      listPosition: product.listPosition ?? Number.POSITIVE_INFINITY,
      createdAt: product.createdAt.getTime() * 1000,
      flags:
        (product.isFreeShipping ? FLAG.freeShipping : 0) +
        (product.tagIds?.includes(COD_TAG_ID) ? FLAG.cod : 0),
      location: product.location ?? '',
      collections: '',
      optionWords: '',
      described: [
        product.shortDescription,
        product.description,
        ...product.specifications.flatMap(({ key, value }) => [key, value]),
      ].join(' '),
    });
  }
  const vocabulary = new Vocabulary(
    WordCounter.of(
      products.map(({ name }) => name),
      demoLexicon,
    ),
  );
  const rows = sellers.map(({ responseRate = null, ...seller }) =>
    Object.assign(seller, { responseRate, couriers: null, closedUntil: null }),
  );
  const model = new ReadModel(builder.done(), createSellers(rows), { lexicon: demoLexicon, vocabulary });
  const noDatabase = () => Promise.reject(new Error('A search of the demo catalogue asks no database'));
  const finder = createMemoryFinder(model, noDatabase);
  const places = categories.map((category) => ({
    ...category,
    subcategories: subcategories.filter(({ categoryId }) => categoryId === category.id),
  }));
  const means = async () => ({ finder, vocabulary, categories: places, lexicon: demoLexicon });
  const terms = new TermReader();
  return {
    products: new Map(
      products.map(({ id, name, subcategoryId, categoryId }): [number, DemoProduct] => [
        id,
        {
          id,
          name,
          subcategory: subcategories.find((own) => own.id === subcategoryId)?.slug ?? '',
          category: categories.find((own) => own.id === categoryId)?.slug ?? '',
        },
      ]),
    ),
    search: (term: string, limit = 10): Promise<SearchResult> =>
      searchProducts(
        { means, read: (asked) => terms.read(means, asked) },
        { filter: { term }, order: 'list-position', limit, offset: 0 },
      ),
  };
}
