import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { AddressRule, Services, SiteContent } from '#server/services.ts';
import { type AddressReader, createAddressReader } from './page-address.ts';

/** Renders the page, or the page's data, that a request asks for. */
export type Renderer = (request: Request, services: Services) => Promise<Response>;

/** The pages: how to render them, and what their texts tell the files for search engines. */
export interface Site {
  render: Renderer;
  content(): Promise<SiteContent>;
}

/** What our `entry.server.tsx` exports besides what React Router asks for. */
interface EntryModule {
  servicesContext: RouterContext<Services>;
  siteContent: SiteContent;
  pageAddresses: Readonly<Record<string, AddressRule>>;
}

const WRONG_ENTRY = 'entry.server.tsx lacks servicesContext, siteContent or pageAddresses';

function isOurEntry(module: object): module is EntryModule {
  return ['servicesContext', 'siteContent', 'pageAddresses'].every((name) => name in module);
}

/** The site over a build, or over a function that gives the newest one (development). */
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
  };
}

/** A site that does not change while the shop runs, so that its pages can be kept. */
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
