import { cleanLine } from '../forms/clean-text.ts';
import { type Rupiah, rupiah } from '../money.ts';
import { parseId } from '../parse-id.ts';
import { cleanTerm } from '../search/clean-term.ts';
import type { Beside } from './list-extent.ts';
import {
  type ListScreen,
  SELLER_TYPES,
  SERVICES,
  type SellerType,
  type Service,
  VIEWS,
  type View,
} from './screens.ts';

/** What a shopper asks of a list, read from its address. */
export interface ListState {
  /** Id of the chosen tab; empty on a screen without tabs. */
  tab: string;
  /** Cleaned search term; empty for all. */
  term: string;
  /** Whether the term is taken literally, because the shopper rejected how it was understood (P-SEARCH-8). */
  isLiteral: boolean;
  /** Slugs of the chosen categories, as typed; callers that know the categories drop unknown ones. */
  categories: string[];
  /** Slug of the chosen subcategory, or empty. */
  subcategory: string;
  /** Chosen ratings, 5 to 1. */
  ratings: number[];
  sellerTypes: SellerType[];
  /** Chosen colours, sizes and places of dispatch, as typed; what no goods have finds nothing. */
  colors: string[];
  sizes: string[];
  locations: string[];
  services: Service[];
  minPrice: Rupiah;
  /** Upper price; the screen's ceiling means no limit. */
  maxPrice: Rupiah;
  sort: string;
  /** Whether the shopper chose relevance although the term wishes another order (P-SEARCH-14). */
  isByRelevance: boolean;
  view: View;
  /** From 1. */
  page: number;
  /** A part of the list beyond its numbered pages; `page` is then ignored. */
  beside: Beside | null;
}

/** The sort of a screen when the address names none: its first. */
export function defaultSort(screen: ListScreen): string {
  return Object.keys(screen.sorts)[0] ?? '';
}

/** The fields of which several options can be chosen, by their parameters. */
const OPTION_FIELDS = [
  ['category', 'categories'],
  ['rating', 'ratings'],
  ['seller', 'sellerTypes'],
  ['service', 'services'],
  ['color', 'colors'],
  ['size', 'sizes'],
  ['location', 'locations'],
] as const;

/** What lists without a chosen filter have, apart from tab, term and subcategory. */
export function noFilters(screen: ListScreen) {
  return {
    categories: [],
    ratings: [],
    sellerTypes: [],
    colors: [],
    sizes: [],
    locations: [],
    services: [],
    minPrice: rupiah(0),
    maxPrice: screen.priceCeiling,
  };
}

/** The initial list: first tab, no filter, default sort, first page. */
export function emptyListState(screen: ListScreen): ListState {
  return {
    tab: screen.tabs?.[0] ?? '',
    term: '',
    isLiteral: false,
    ...noFilters(screen),
    subcategory: '',
    sort: defaultSort(screen),
    isByRelevance: false,
    view: 'grid',
    page: 1,
    beside: null,
  };
}

const SLUG = /^[a-z0-9-]{1,60}$/;
/** A size or a place as a shop wrote it. */
const NAME = /^\P{C}{1,60}$/u;
/** Most options of one field that are read. */
const MOST_OPTIONS = 20;

/** The options that were chosen in a field, in the order of their names, so that one choice has one address. */
const readOptions = (params: URLSearchParams, name: string, allowed: RegExp): string[] =>
  [...new Set(params.getAll(name))]
    .filter((value) => allowed.test(value))
    .slice(0, MOST_OPTIONS)
    .sort();

function oneOf<T extends string>(allowed: readonly T[], value: string | null): T | undefined {
  return allowed.find((item) => item === value);
}

/** Whole Rupiah from a price box: digits only, dots between thousands allowed; anything else is ignored (P-LIST-5). */
export function parsePrice(text: string | null, fallback: Rupiah, ceiling: Rupiah): Rupiah {
  const digits = (text ?? '').trim().replaceAll('.', '');
  if (!/^\d{1,12}$/.test(digits)) return fallback;
  return rupiah(Math.min(Number(digits), ceiling));
}

function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

/** `?after=123` or `?before=123`: the id of the product next to the wanted part of the list. */
function parseBeside(params: URLSearchParams): Beside | null {
  const after = parseId(params.get('after') ?? '');
  if (after !== null) return { after };
  const before = parseId(params.get('before') ?? '');
  return before === null ? null : { before };
}

/**
 * Reads the state of a list from its address. Parameters that the screen does not know and invalid values
 * count as absent: a list never fails because of its address (P-LIST-1, P-LIST-3).
 */
export function parseListState(screen: ListScreen, params: URLSearchParams): ListState {
  const state = emptyListState(screen);
  const reads = (filter: ListScreen['filters'][number]) => screen.filters.includes(filter);
  state.tab = oneOf(screen.tabs ?? [], params.get('tab')) ?? state.tab;
  if (reads('q')) state.term = cleanTerm(params.get('q') ?? '');
  state.isLiteral = state.term !== '' && params.get('literal') === '1';
  if (reads('category')) {
    state.categories = [...new Set(params.getAll('category'))].filter((slug) => SLUG.test(slug)).slice(0, 20);
  }
  if (reads('sub')) {
    const sub = params.get('sub') ?? '';
    state.subcategory = SLUG.test(sub) ? sub : '';
  }
  if (reads('rating')) {
    const ratings = params.getAll('rating').filter((value) => /^[1-5]$/.test(value));
    state.ratings = [...new Set(ratings.map(Number))].sort((a, b) => b - a);
  }
  if (reads('seller')) {
    state.sellerTypes = SELLER_TYPES.filter((type) => params.getAll('seller').includes(type));
  }
  if (reads('goods')) {
    state.colors = readOptions(params, 'color', SLUG);
    state.sizes = readOptions(params, 'size', NAME);
    state.locations = readOptions(params, 'location', NAME);
    state.services = SERVICES.filter((service) => params.getAll('service').includes(service));
  }
  if (reads('price')) {
    state.minPrice = parsePrice(params.get('min'), state.minPrice, screen.priceCeiling);
    state.maxPrice = parsePrice(params.get('max'), state.maxPrice, screen.priceCeiling);
    if (state.minPrice > state.maxPrice) {
      [state.minPrice, state.maxPrice] = [state.maxPrice, state.minPrice];
    }
  }
  state.sort = oneOf(Object.keys(screen.sorts), params.get('sort')) ?? state.sort;
  state.isByRelevance = state.term !== '' && params.get('sort') === 'relevance' && state.sort === 'relevance';
  state.view = oneOf(VIEWS, params.get('view')) ?? state.view;
  // A list without sorts, such as that of sellers, has no place next to a product.
  if (state.sort !== '') state.beside = parseBeside(params);
  if (!state.beside) state.page = parsePage(params.get('page'));
  return state;
}

/** The address of a state: only what differs from the default, always in the same order. */
export function listSearch(screen: ListScreen, state: ListState): string {
  const fresh = emptyListState(screen);
  const params = new URLSearchParams();
  if (state.tab !== fresh.tab) params.set('tab', state.tab);
  if (state.term !== '') params.set('q', state.term);
  if (state.term !== '' && state.isLiteral) params.set('literal', '1');
  if (state.subcategory !== '') params.set('sub', state.subcategory);
  for (const [name, part] of OPTION_FIELDS) {
    for (const option of state[part]) params.append(name, String(option));
  }
  if (state.minPrice !== fresh.minPrice) params.set('min', String(state.minPrice));
  if (state.maxPrice !== fresh.maxPrice) params.set('max', String(state.maxPrice));
  if (state.sort !== fresh.sort || state.isByRelevance) params.set('sort', state.sort);
  if (state.view !== fresh.view) params.set('view', state.view);
  if (state.beside) {
    for (const [side, id] of Object.entries(state.beside)) params.set(side, String(id));
  } else if (state.page !== 1) params.set('page', String(state.page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The fields of lists that a form may send empty. */
const FORM_FIELDS = ['q', 'min', 'max', 'sort'];

/**
 * The query of an address without what a plain form sends for nothing: empty fields, the default sort, and space around
 * values. Beside a term the default sort stays, because it replaces the order that the term wishes (P-SEARCH-14). Null
 * when it has none of these; other parameters stay as they are (P-LIST-20).
 */
export function tidySearch(screen: ListScreen, params: URLSearchParams): string | null {
  const given = [...params];
  const hasTerm = cleanTerm(params.get('q') ?? '') !== '';
  const tidy = given
    .map(([name, value]) => [name, FORM_FIELDS.includes(name) ? cleanLine(value) : value] as const)
    .filter(([name, value]) => {
      if (name === 'sort' && value === defaultSort(screen) && !hasTerm) return false;
      return value !== '' || !FORM_FIELDS.includes(name);
    });
  const isTidy = tidy.length === given.length && tidy.every(([, value], at) => value === given[at]?.[1]);
  if (isTidy) return null;
  const text = new URLSearchParams(tidy.map(([name, value]) => [name, value])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether any filter is set, apart from tab and search term. */
export function isFiltered(screen: ListScreen, state: ListState): boolean {
  const { tab, term, isLiteral, sort, isByRelevance, view } = state;
  const unfiltered = { ...emptyListState(screen), tab, term, isLiteral, sort, isByRelevance, view };
  return listSearch(screen, { ...state, page: 1, beside: null }) !== listSearch(screen, unfiltered);
}
