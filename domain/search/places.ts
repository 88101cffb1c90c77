import type { Category } from '../catalogue/product.ts';
import { searchWords } from './words.ts';

/** A category or subcategory as a search knows it. */
interface Place {
  readonly slug: string;
  /** Its name without what joins its parts: 'Kopi & Teh' is two. */
  readonly parts: readonly string[];
  /** The subcategories that it is or has. */
  readonly ids: readonly number[];
}

type PlaceCategories = readonly Pick<Category, 'slug' | 'name' | 'subcategories'>[];

/** Where things are sold: the categories and subcategories of the shop, by slug and by the words of their names. */
export class Places {
  readonly #all: readonly Place[];

  constructor(categories: PlaceCategories) {
    this.#all = categories.flatMap(({ slug, name, subcategories }) => [
      placeOf(
        slug,
        name,
        subcategories.map(({ id }) => id),
      ),
      ...subcategories.map((subcategory) => placeOf(subcategory.slug, subcategory.name, [subcategory.id])),
    ]);
  }

  /** Subcategories by slugs of categories and subcategories; unknown ones are left out. */
  idsOf(slugs: readonly string[]): number[] {
    return unique(this.#all.filter(({ slug }) => slugs.includes(slug)));
  }

  /** Subcategories of what is called just so. */
  called(phrase: string): number[] {
    return unique(this.#all.filter(({ parts }) => parts.join(' ') === phrase));
  }

  /** Subcategories with a word or phrase in their own names. */
  mentioning(phrase: string): number[] {
    const holds = (part: string) => ` ${part} `.includes(` ${phrase} `);
    return unique(this.#all.filter(({ parts, ids }) => ids.length === 1 && parts.some(holds)));
  }

  /** What a subcategory is called; undefined for an unknown one. */
  nameOf(id: number): string | undefined {
    return this.#all.find(({ ids }) => ids.length === 1 && ids[0] === id)?.parts.join(' ');
  }
}

function placeOf(slug: string, name: string, ids: readonly number[]): Place {
  return { slug, parts: name.split('&').map((part) => searchWords(part).join(' ')), ids };
}

const unique = (places: readonly Place[]) => [...new Set(places.flatMap(({ ids }) => ids))];
