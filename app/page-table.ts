import type { AddressRule, DeskRule } from '#server/services.ts';

/** A page, as its row in `app/pages.ts` says. */
export interface Page {
  /** Path of its addresses; parameters are written `:name`. */
  path: string;
  /** Its module, `app/routes/{module}.tsx`. Several paths may show the same one. */
  module: string;
  /**
   * The page is the same for everybody and cached under the address that the rule reads; parameters that the
   * rule does not read change nothing. Without a rule it is rendered for each request.
   */
  cached?: AddressRule;
  /** It is rendered for one visitor, is never cached, and accepts the posts of its forms. */
  isPrivate?: true;
  /**
   * It belongs to a desk: the guard asks for the permission before the page is rendered, or its data, or its form is taken.
   * Such a page is private and lies in the desk's frame, `app/frames/{desk}.tsx`.
   */
  desk?: DeskRule;
  /**
   * What search engines are told: `listed` in the sitemap by its path, `by-content` by what the shop holds (a product, an
   * article), `unlisted` with `noindex`, `unmentioned` neither (its HTML is the same for everybody, and empty), or the
   * second address of another page.
   */
  search: 'listed' | 'by-content' | 'unlisted' | 'unmentioned' | { sameAs: string };
  /**
   * What a shopper sees first. Text waits for the typeface; a page of pictures is painted earlier in the
   * fallback font.
   */
  firstView?: 'pictures';
  /** Its styles come inside the page, which saves a landing shopper a round trip and costs 10 KB at each load. */
  inlineStyles?: true;
  /** Its address shows nothing without parameters: it answers to a form or a link in a mail. */
  needsParameters?: true;
  /** Further addresses that the browser tests visit, with their status if it is not 200. */
  screens?: readonly (string | readonly [address: string, status: number])[];
}

/** Whether one address alone shows a page. */
const isFixed = ({ path }: Page) => !/[:*]/.test(path);

/** The id of a page's route: its module, or its path where several share the module. */
export function routeId(page: Page, pages: readonly Page[]): string {
  const isShared = pages.some((other) => other !== page && other.module === page.module);
  return isShared ? page.path.slice(1).replaceAll('/', '-') : `routes/${page.module}`;
}

/** The rules of the cached pages by the id of their route. */
export function addressRulesOf(pages: readonly Page[]): Record<string, AddressRule> {
  return Object.fromEntries(
    pages.flatMap((page) => (page.cached ? [[routeId(page, pages), page.cached]] : [])),
  );
}

/** The rules of the desks' pages by the id of their route. */
export function deskRulesOf(pages: readonly Page[]): Record<string, DeskRule> {
  return Object.fromEntries(pages.flatMap((page) => (page.desk ? [[routeId(page, pages), page.desk]] : [])));
}

/** The paths that search engines may list. */
export const listedPathsOf = (pages: readonly Page[]): string[] =>
  pages.filter(({ search }) => search === 'listed').map(({ path }) => path);

/** The paths that search engines must not list. */
export const unlistedPathsOf = (pages: readonly Page[]): string[] =>
  pages.filter(({ search }) => search === 'unlisted').map(({ path }) => path);

/** The ids of the routes whose pages have something, such as a kind of first view. */
export const routeIdsWith = (pages: readonly Page[], has: (page: Page) => boolean): ReadonlySet<string> =>
  new Set(pages.filter(has).map((page) => routeId(page, pages)));

/** An address of a page and the status that it is answered with. */
export interface Screen {
  path: string;
  status: number;
}

/** Every address that the browser tests visit; second addresses show what the first one does. */
export function screensOf(pages: readonly Page[]): Screen[] {
  return pages.flatMap((page) => {
    const isOwn = isFixed(page) && typeof page.search === 'string' && !page.needsParameters;
    const further = (page.screens ?? []).map((screen) =>
      typeof screen === 'string' ? [screen, 200] : screen,
    );
    return [...(isOwn ? [[page.path, 200] as const] : []), ...further].map(([path, status]) => ({
      path: String(path),
      status: Number(status),
    }));
  });
}
