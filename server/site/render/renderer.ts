import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  matchPath,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { AddressRule, Services, SiteContent } from '#server/services.ts';
import { type AddressReader, createAddressReader } from './page-address.ts';

/** Renders the page, or the page's data, that a request asks for. */
export type Renderer = (request: Request, services: Services) => Promise<Response>;

/** The pages: their renderer, and their texts in the files for search engines. */
export interface Site {
  render: Renderer;
  content(): Promise<SiteContent>;
  /** Whether the page of an address is rendered for one visitor. */
  isPrivate(url: string): Promise<boolean>;
}

/** The path of the page that an address asks for, or whose data it asks for. It may begin with slashes and be no host. */
const pagePath = (url: string) => new URL(`http://shop.invalid${url}`).pathname.replace(/\.data$/, '');

/** Exports of our `entry.server.tsx` besides those of React Router. */
interface EntryModule {
  servicesContext: RouterContext<Services>;
  siteContent: SiteContent;
  pageAddresses: Readonly<Record<string, AddressRule>>;
  /** Patterns of the paths of private pages. */
  privatePages: readonly string[];
}

const WRONG_ENTRY = 'entry.server.tsx lacks servicesContext, siteContent, pageAddresses or privatePages';

function isOurEntry(module: object): module is EntryModule {
  return ['servicesContext', 'siteContent', 'pageAddresses', 'privatePages'].every((name) => name in module);
}

/** The site of a build, or of a function that returns the newest one (development). */
export function createSite(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): Site {
  const handle = createRequestHandler(build, mode);
  const entry = async (): Promise<EntryModule> => {
    const { module } = (typeof build === 'function' ? await build() : build).entry;
    if (!isOurEntry(module)) throw new Error(WRONG_ENTRY);
    return module;
  };
  return {
    async render(request, services) {
      const context = new RouterContextProvider();
      context.set((await entry()).servicesContext, services);
      return handle(request, context);
    },
    content: async () => (await entry()).siteContent,
    async isPrivate(url) {
      const path = pagePath(url);
      const { privatePages } = await entry();
      return privatePages.some((pattern) => matchPath(pattern, path) !== null);
    },
  };
}

/** A site that does not change while the shop runs, so that its pages can be cached. */
export interface BuiltSite extends Site {
  /** Which page an address names. */
  readAddress: AddressReader;
}

/** The production build in `build/server`. */
export async function loadBuiltSite(): Promise<BuiltSite> {
  const file = path.resolve(import.meta.dirname, '../../../build/server/index.js');
  const build: ServerBuild = await import(pathToFileURL(file).href);
  const { module } = build.entry;
  if (!isOurEntry(module)) throw new Error(WRONG_ENTRY);
  return {
    ...createSite(build, 'production'),
    readAddress: createAddressReader(build.routes, module.pageAddresses),
  };
}
