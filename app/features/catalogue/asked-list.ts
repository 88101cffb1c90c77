import { redirect } from 'react-router';
import { type ListState, parseListState, tidySearch } from '#domain/listing/list-state.ts';
import type { ListScreen } from '#domain/listing/screens.ts';

/**
 * What the address of a page asks of a list.
 * @param url the page's, not that of the request, which may ask for the page's data alone
 * @throws Response of status 301 to the tidy address, when a plain form has sent empty fields (P-LIST-20)
 */
export function askedList(screen: ListScreen, { pathname, searchParams }: URL): ListState {
  const tidy = tidySearch(screen, searchParams);
  // More than one slash would name a host.
  if (tidy !== null) throw redirect(pathname.replace(/^\/+/, '/') + tidy, 301);
  return parseListState(screen, searchParams);
}
