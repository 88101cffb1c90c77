import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { AddressRule } from '#server/services.ts';

/** The page that the router shows for an address, or whose data it answers. */
export interface AskedPage {
  /** Id of its route. */
  readonly route: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly isData: boolean;
  /** The path as asked, without what asks for data. */
  readonly pathname: string;
  /** The same with the letters of the route table, which the router compares regardless of case. */
  readonly ownPathname: string;
}

const DATA = /\.data$/;

/** Reads an address of a request as the router does, by the route table of a build. */
export function readPage(routes: ServerBuild['routes'], url: string): AskedPage {
  const [asked = '', ...rest] = url.split('?');
  const pathname = asked.replace(/\/_\.data$/, '/').replace(DATA, '');
  return {
    ...matchOf(routes, pathname),
    search: new URLSearchParams(rest.join('?')),
    isData: DATA.test(asked),
    pathname,
  };
}

type Match = Pick<AskedPage, 'route' | 'params' | 'ownPathname'>;

/** So many paths of each build stay matched: the router ranks its whole table for each. */
const MATCHED_PATHS = 5000;
const matched = new WeakMap<ServerBuild['routes'], LRUCache<string, Match>>();

function matchOf(routes: ServerBuild['routes'], pathname: string): Match {
  const known = matched.get(routes) ?? new LRUCache<string, Match>({ max: MATCHED_PATHS });
  matched.set(routes, known);
  const match = known.get(pathname) ?? matchAnew(routes, pathname);
  known.set(pathname, match);
  return match;
}

function matchAnew(routes: ServerBuild['routes'], pathname: string): Match {
  const table = Object.values(routes).flatMap((route): RouteObject[] =>
    route && (route.index || route.path !== undefined)
      ? [{ id: route.id, ...(route.index ? { index: true, path: '' } : { path: route.path ?? '' }) }]
      : [],
  );
  const leaf = matchRoutes(table, pathname)?.at(-1);
  return {
    route: leaf?.route.id ?? '',
    params: leaf?.params ?? {},
    ownPathname: leaf ? ownSpelling(leaf.route.path ?? '', pathname) : pathname,
  };
}

/** @param pattern the path of the route that matches, such as `product/:id` */
function ownSpelling(pattern: string, pathname: string): string {
  if (pattern.includes('*')) return pathname;
  const asked = pathname.split('/').slice(1);
  return `/${pattern
    .split('/')
    .map((part, at) => (part.startsWith(':') ? asked[at] : part))
    .join('/')}`;
}

/** The address of the data of a page. */
export const dataAddress = (pathname: string) => `${pathname === '/' ? '/_' : pathname}.data`;

/** The address of a page that may be cached, without anything that does not change the page. */
export interface PageAddress {
  /** Canonical path and query: the address to render and the key in the cache. */
  readonly key: string;
  readonly isFiltered: boolean;
}

/**
 * The address under which a page is cached, by the rules of the routes (`app/pages.ts`); null when it is not. Pages of
 * routes without a rule are not cached.
 */
export function cacheAddress(
  { route, params, search, isData, pathname, ownPathname }: AskedPage,
  rules: Readonly<Record<string, AddressRule>>,
): PageAddress | null {
  const meaning = rules[route]?.({ params, search });
  if (!meaning) return null;
  // Components may read the path, so the browser must hydrate HTML that was rendered for its own path.
  if ((meaning.path ?? ownPathname) !== pathname) return null;
  const isFiltered = meaning.isFiltered ?? false;
  if (!isData) return { key: pathname + meaning.search, isFiltered };
  const routesAsked = search.get('_routes');
  if (routesAsked !== null && routesAsked !== route) return null;
  const parts = [
    meaning.search.slice(1),
    routesAsked === null ? '' : `_routes=${encodeURIComponent(routesAsked)}`,
  ];
  const query = parts.filter((part) => part !== '').join('&');
  return { key: `${dataAddress(pathname)}${query && `?${query}`}`, isFiltered };
}
