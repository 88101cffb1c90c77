import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { AddressRule, DeskRule, Services, SiteContent } from '#server/services.ts';
import { type AskedPage, cacheAddress, type PageAddress, readPage } from './page-address.ts';

/** Renders the page, or the page's data, that a request asks for. */
export type Renderer = (request: Request, services: Services) => Promise<Response>;

/** The pages: their renderer, and their texts in the files for search engines. */
export interface Site {
  render: Renderer;
  content(): Promise<SiteContent>;
  /** The page of an address. */
  read(url: string): Promise<SitePage>;
}

/** The page of an address, as the router reads it and as its row in the table of pages says. */
export interface SitePage extends AskedPage {
  /** It is rendered for one visitor. */
  readonly isPrivate: boolean;
  /** What it needs at a desk; null for all other pages. */
  readonly desk: DeskRule | null;
  /** The address under which it is cached; null when it is not. */
  readonly cached: PageAddress | null;
}

/** Exports of our `entry.server.tsx` besides those of React Router. */
interface EntryModule {
  servicesContext: RouterContext<Services>;
  siteContent: SiteContent;
  pageAddresses: Readonly<Record<string, AddressRule>>;
  /** Ids of the routes of private pages. */
  privatePages: ReadonlySet<string>;
  deskPages: Readonly<Record<string, DeskRule>>;
}

const ENTRY_EXPORTS = ['servicesContext', 'siteContent', 'pageAddresses', 'privatePages', 'deskPages'];
const WRONG_ENTRY = `entry.server.tsx lacks one of ${ENTRY_EXPORTS.join(', ')}`;

function isOurEntry(module: object): module is EntryModule {
  return ENTRY_EXPORTS.every((name) => name in module);
}

/** The site of a build, or of a function that returns the newest one (development). */
export function createSite(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): Site {
  const handle = createRequestHandler(build, mode);
  const load = async () => {
    const { routes, entry } = typeof build === 'function' ? await build() : build;
    if (!isOurEntry(entry.module)) throw new Error(WRONG_ENTRY);
    return { routes, entry: entry.module };
  };
  return {
    async render(request, services) {
      const context = new RouterContextProvider();
      context.set((await load()).entry.servicesContext, services);
      return handle(request, context);
    },
    content: async () => (await load()).entry.siteContent,
    async read(url) {
      const { routes, entry } = await load();
      const page = readPage(routes, url);
      return {
        ...page,
        isPrivate: entry.privatePages.has(page.route),
        desk: entry.deskPages[page.route] ?? null,
        cached: cacheAddress(page, entry.pageAddresses),
      };
    },
  };
}

/** The production build in `build/server`. */
export async function loadBuiltSite(): Promise<Site> {
  const file = path.resolve(import.meta.dirname, '../../../build/server/index.js');
  const build: ServerBuild = await import(pathToFileURL(file).href);
  if (!isOurEntry(build.entry.module)) throw new Error(WRONG_ENTRY);
  return createSite(build, 'production');
}
