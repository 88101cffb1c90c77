import type { Category } from '../catalogue/product.ts';
import { searchWords } from './words.ts';

/** A category or subcategory as a search knows it. */
interface Place {
  readonly slug: string;
  /** Its name split at the conjunctions: 'Kopi & Teh' has two parts. */
  readonly parts: readonly string[];
  /** The ids of its subcategories, or its own. */
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

  /** Subcategories with this name, also with a word for whom: 'Pakaian Pria' is called 'pakaian'. */
  called(phrase: string, isForWhom: (word: string) => boolean): number[] {
    const isCalled = (name: string) =>
      name === phrase || (name.startsWith(`${phrase} `) && isForWhom(name.slice(phrase.length + 1)));
    return unique(this.#all.filter(({ parts }) => isCalled(parts.join(' '))));
  }

  /** Subcategories whose names contain a word or phrase. */
  mentioning(phrase: string): number[] {
    const holds = (part: string) => ` ${part} `.includes(` ${phrase} `);
    return unique(this.#all.filter(({ parts, ids }) => ids.length === 1 && parts.some(holds)));
  }

  /** Subcategories whose names end with one of some words that says more of another: 'Pakaian Pria'. */
  endingIn(words: ReadonlySet<string>): number[] {
    const ends = (part: string) => part.includes(' ') && words.has(part.slice(part.lastIndexOf(' ') + 1));
    return unique(this.#all.filter(({ parts, ids }) => ids.length === 1 && parts.some(ends)));
  }

  /** The name of a subcategory; undefined for an unknown one. */
  nameOf(id: number): string | undefined {
    return this.#all.find(({ ids }) => ids.length === 1 && ids[0] === id)?.parts.join(' ');
  }
}

function placeOf(slug: string, name: string, ids: readonly number[]): Place {
  return { slug, parts: name.split('&').map((part) => searchWords(part).join(' ')), ids };
}

const unique = (places: readonly Place[]) => [...new Set(places.flatMap(({ ids }) => ids))];
