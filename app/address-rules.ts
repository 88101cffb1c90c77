import { isFiltered, listSearch, parseListState, tidySearch } from '#domain/listing/list-state.ts';
import type { ListScreen } from '#domain/listing/screens.ts';
import { parseId } from '#domain/parse-id.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import type { AddressRule } from '#server/services.ts';

/** The rules that several routes share (`app/pages.ts`). */

/** An address with one parameter that has few values; the first value equals none. */
export function choice(search: URLSearchParams, name: string, values: readonly string[]): [string, string][] {
  const asked = search.get(name);
  return asked !== null && values.indexOf(asked) > 0 ? [[name, asked]] : [];
}

/** Parameters as a query with '?', or empty. */
export function query(...parts: [string, string][][]): string {
  const text = new URLSearchParams(parts.flat()).toString();
  return text && `?${text}`;
}

/** A page that no parameter changes. */
export const fixed: AddressRule = () => ({ search: '' });

/** A page that shows one of its tabs. */
export const tabbed =
  (ids: readonly string[]): AddressRule =>
  ({ search }) => ({ search: query(choice(search, 'tab', ids)) });

export const idsOf = (tabs: readonly { id: string }[]) => tabs.map(({ id }) => id);

/**
 * A list of products. Free-text searches differ from shopper to shopper and are not cached, nor is the way from an untidy
 * address to the tidy one (`askedList`).
 */
export const list =
  (screen: ListScreen, path?: (params: Parameters<AddressRule>[0]['params']) => string): AddressRule =>
  ({ params, search }) => {
    const state = parseListState(screen, search);
    if (state.term !== '' || tidySearch(screen, search) !== null) return null;
    state.categories.sort();
    return {
      ...(path && { path: path(params) }),
      search: listSearch(screen, state),
      isFiltered: state.beside !== null || isFiltered(screen, { ...state, subcategory: '' }),
    };
  };

/** A page of one thing with a numeric id. */
export const numbered =
  (path: (id: number) => string, search: (asked: URLSearchParams) => string): AddressRule =>
  (given) => {
    const id = parseId(given.params['id'] ?? '');
    return id === null ? null : { path: path(id), search: search(given.search) };
  };

/** Sellers, help and blog have free-text searches, too. */
export const unlessSearched =
  (rule: AddressRule): AddressRule =>
  (given) =>
    cleanTerm(given.search.get('q') ?? '') === '' ? rule(given) : null;
