import { type ListState, listSearch } from '#domain/listing/list-state.ts';
import type { ListScreen } from '#domain/listing/screens.ts';

/** A list on a page: which screen it is, what was asked of it, and the path that it lives on. */
export interface ListAddress {
  screen: ListScreen;
  state: ListState;
  path: string;
}

/** The address of the same list with something changed; any change but of the page leads back to page 1. */
export function listHref({ screen, state, path }: ListAddress, change: Partial<ListState>): string {
  return path + listSearch(screen, { ...state, page: 1, beside: null, ...change });
}

/** The parameters that a form must carry along as hidden fields, so that it changes only its own. */
export function carriedParams(
  { screen, state }: ListAddress,
  change: Partial<ListState>,
): [name: string, value: string][] {
  return [...new URLSearchParams(listSearch(screen, { ...state, page: 1, beside: null, ...change }))];
}
