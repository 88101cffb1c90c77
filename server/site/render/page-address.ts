import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { AddressRule } from '#server/services.ts';

/** The address of a page that may be cached, without anything that does not change the page. */
export interface PageAddress {
  /** Canonical path and query: the address to render and the key in the cache. */
  readonly key: string;
  readonly isFiltered: boolean;
}

/** Reads an address of a request; null when its page is not cached. */
export type AddressReader = (url: string) => PageAddress | null;

const DATA = /\.data$/;

/**
 * Reads addresses by the route table of a build and the rules of its routes (`app/pages.ts`). Pages of routes
 * without a rule are not cached.
 */
export function createAddressReader(
  routes: ServerBuild['routes'],
  rules: Readonly<Record<string, AddressRule>>,
): AddressReader {
  const table = Object.values(routes).flatMap((route): RouteObject[] =>
    route && route.parentId !== undefined
      ? [{ id: route.id, ...(route.index ? { index: true, path: '' } : { path: route.path ?? '' }) }]
      : [],
  );
  return (url) => {
    const [asked = '', ...rest] = url.split('?');
    const isData = DATA.test(asked);
    const pathname = asked.replace(/\/_\.data$/, '/').replace(DATA, '');
    const leaf = matchRoutes(table, pathname)?.at(-1);
    const rule = leaf?.route.id === undefined ? undefined : rules[leaf.route.id];
    if (!leaf || !rule) return null;
    const search = new URLSearchParams(rest.join('?'));
    const meaning = rule({ params: leaf.params, search });
    if (!meaning) return null;
    const path = meaning.path ?? `/${leaf.route.path ?? ''}`;
    // Components may read the path, so the browser must hydrate HTML that was rendered for its own path.
    if (path !== pathname) return null;
    const isFiltered = meaning.isFiltered ?? false;
    if (!isData) return { key: path + meaning.search, isFiltered };
    const routesAsked = search.get('_routes');
    if (routesAsked !== null && routesAsked !== leaf.route.id) return null;
    const parts = [
      meaning.search.slice(1),
      routesAsked === null ? '' : `_routes=${encodeURIComponent(routesAsked)}`,
    ];
    const query = parts.filter((part) => part !== '').join('&');
    return { key: `${path === '/' ? '/_' : path}.data${query && `?${query}`}`, isFiltered };
  };
}
