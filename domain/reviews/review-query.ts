import { cleanLine, hasZeroByte } from '../forms/clean-text.ts';
import { parseId } from '../parse-id.ts';

/** The orders of a list of reviews, the usual one first. */
export const REVIEW_SORTS = ['newest', 'helpful', 'best', 'worst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** How the address names them. */
const SORT_TEXTS: Readonly<Record<ReviewSort, string>> = {
  newest: '',
  helpful: 'membantu',
  best: 'tertinggi',
  worst: 'terendah',
};

/** Reviews on one page. */
export const REVIEWS_A_PAGE = 20;

/** Which reviews of a product are asked for. */
export interface ReviewQuery {
  /** From 1 to 5; null for all. */
  stars: number | null;
  withPhotos: boolean;
  /** Bought options, such as 'Hitam, 256 GB'; empty for all. */
  options: string;
  sort: ReviewSort;
  /** From 1. */
  page: number;
}

export const ALL_REVIEWS: ReviewQuery = {
  stars: null,
  withPhotos: false,
  options: '',
  sort: 'newest',
  page: 1,
};

/** Longest text of options in an address, in characters. */
const OPTIONS_LIMIT = 200;

/** Reads an address; what it does not name, or names wrongly, is as usual. */
export function parseReviewQuery(search: URLSearchParams): ReviewQuery {
  const stars = Number(search.get('bintang'));
  const options = search.get('varian') ?? '';
  return {
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : null,
    withPhotos: search.get('foto') === '1',
    options: hasZeroByte(options) ? '' : cleanLine(options).slice(0, OPTIONS_LIMIT),
    sort: REVIEW_SORTS.find((sort) => SORT_TEXTS[sort] === search.get('urut')) ?? 'newest',
    page: parseId(search.get('hal') ?? '') ?? 1,
  };
}

/** The address of a query, with '?', or empty for all reviews. */
export function reviewSearch({ stars, withPhotos, options, sort, page }: ReviewQuery): string {
  const search = new URLSearchParams({
    ...(stars !== null && { bintang: String(stars) }),
    ...(withPhotos && { foto: '1' }),
    ...(options !== '' && { varian: options }),
    ...(sort !== 'newest' && { urut: SORT_TEXTS[sort] }),
    ...(page > 1 && { hal: String(page) }),
  }).toString();
  return search && `?${search}`;
}
