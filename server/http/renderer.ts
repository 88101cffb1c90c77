import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Services, SiteContent } from '../services.ts';

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
}

function isOurEntry(module: object): module is EntryModule {
  return 'servicesContext' in module && 'siteContent' in module;
}

/** The site over a build, or over a function that gives the newest one (development). */
export function createSite(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): Site {
  const handle = createRequestHandler(build, mode);
  const entry = async (): Promise<EntryModule> => {
    const { module } = (typeof build === 'function' ? await build() : build).entry;
    if (!isOurEntry(module)) throw new Error('entry.server.tsx lacks servicesContext or siteContent');
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

/** The production build in `build/server`. */
export async function loadBuiltSite(): Promise<Site> {
  const file = path.resolve(import.meta.dirname, '../../build/server/index.js');
  const build: ServerBuild = await import(pathToFileURL(file).href);
  return createSite(build, 'production');
}
