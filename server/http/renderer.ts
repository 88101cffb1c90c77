import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Services } from '../services.ts';

/** Renders the page, or the page's data, that a request asks for. */
export type Renderer = (request: Request, services: Services) => Promise<Response>;

/** What our `entry.server.tsx` exports besides what React Router asks for. */
interface EntryModule {
  servicesContext: RouterContext<Services>;
}

function hasServicesContext(module: object): module is EntryModule {
  return 'servicesContext' in module;
}

/** A renderer over a build, or over a function that gives the newest one (development). */
export function createRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): Renderer {
  const handle = createRequestHandler(build, mode);
  return async (request, services) => {
    const { module } = (typeof build === 'function' ? await build() : build).entry;
    if (!hasServicesContext(module)) throw new Error('entry.server.tsx does not export servicesContext');
    const context = new RouterContextProvider();
    context.set(module.servicesContext, services);
    return handle(request, context);
  };
}

/** The renderer of the production build in `build/server`. */
export async function loadBuiltRenderer(): Promise<Renderer> {
  const file = path.resolve(import.meta.dirname, '../../build/server/index.js');
  const build: ServerBuild = await import(pathToFileURL(file).href);
  return createRenderer(build, 'production');
}
