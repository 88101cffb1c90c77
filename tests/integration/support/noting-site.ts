import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { expect } from 'vitest';
import { addressRulesOf, deskRulesOf, routeIdsWith } from '#app/page-table.ts';
import { PAGES } from '#app/pages.ts';
import routes from '#app/routes.ts';
import { servicesContext } from '#app/services.ts';
import type { Desks } from '#server/modules/access/access.ts';
import type { Visit, VisitRequest } from '#server/modules/identity/identity.ts';
import { answerErrors } from '#server/platform/http/errors.ts';
import type { Services } from '#server/services.ts';
import { createFastServer } from '#server/site/fast-path.ts';
import { PageTurns } from '#server/site/page-turns.ts';
import { answerFailure, answerPage, registerPages } from '#server/site/pages.ts';
import { createSite } from '#server/site/render/renderer.ts';
import { expectAccess, guardRoutes } from '#server/site/route-access.ts';

/** The rows that are pages of one visitor. */
export const PRIVATE = routeIdsWith(PAGES, ({ isPrivate }) => isPrivate === true);

/** A page that the router ran, and whether as the page of one visitor. */
export interface Ran {
  route: string;
  isPrivate: boolean;
}

/** The pages of all frames. */
const FRAMED = routes.flatMap((route) => route.children ?? [route]);

/** A build with the shop's route table, whose pages note that they were asked. */
function notingBuild(ran: Ran[]): ServerBuild {
  const noting = (route: string) => {
    const note = ({ context }: { context: { get(key: typeof servicesContext): Services } }) => {
      ran.push({ route, isPrivate: context.get(servicesContext).visit !== null });
      return null;
    };
    return { loader: note, action: note, default: () => null };
  };
  const table = FRAMED.map(({ id = '', path, index }) => [
    id,
    { id, parentId: 'root', path, index, module: noting(id) },
  ]);
  const build = {
    routes: { root: { id: 'root', path: '', module: { default: () => null } }, ...Object.fromEntries(table) },
    entry: {
      module: {
        default: async (_request: Request, status: number) => new Response('a page', { status }),
        servicesContext,
        siteContent: {},
        privatePages: PRIVATE,
        pageAddresses: addressRulesOf(PAGES),
        deskPages: deskRulesOf(PAGES),
      },
    },
    assets: { routes: {}, version: '1' },
    basename: '/',
    publicPath: '/',
    ssr: true,
    isSpaMode: false,
    future: {},
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  // The parts of a build that its handler needs.
  return build as unknown as ServerBuild;
}

/** What an address was answered with. */
export interface Answer {
  status: number;
  location: string | undefined;
}

/** The shop's front with its real guard and table of pages, whose pages only note that they were asked. */
export interface NotingSite {
  /** What ran since the last call. */
  takeRan(): Ran[];
  ask(method: string, path: string, cookie?: string): Promise<Answer>;
  /** Asks as a browser does, which follows redirects within the site. */
  follow(method: string, path: string, cookie?: string): Promise<Answer & { asked: string }>;
  close(): Promise<void>;
}

/** Opens a {@link NotingSite}. Whoever opens it closes it. @param given.register further routes, as modules have them */
export async function notingSite(given: {
  visit: (request: VisitRequest) => Visit;
  desks: Desks;
  register?: (app: FastifyInstance) => void;
}): Promise<NotingSite> {
  const { visit, desks, register } = given;
  const ran: Ran[] = [];
  const app = Fastify({
    serverFactory: (longWay) =>
      createFastServer(longWay, { lookUp: () => undefined, lookUpFile: () => undefined, logsAll: true }),
  });
  const site = createSite(notingBuild(ran), 'production');
  const services = {
    publicUrl: 'https://toko.test',
    page: {},
    supabase: {},
    visit: null,
  } as unknown as Services;
  const turns = new PageTurns();
  answerErrors(app, answerFailure);
  expectAccess(app);
  guardRoutes(app, {
    desks,
    visit,
    show: (request, reply, shown) =>
      answerPage(request, reply, {
        render: site.render,
        turns,
        url: shown.url,
        services: { ...services, visit: shown.visit },
      }),
  });
  register?.(app);
  const files = {
    media: { takePicture: () => Promise.reject(new Error('none')) },
    ownerOfRequest: async () => null,
  };
  await registerPages(app, { site, services, turns, cache: null, visit, desks, files });
  await app.listen({ port: 0, host: '127.0.0.1' });

  async function ask(method: string, path: string, cookie = ''): Promise<Answer> {
    const { port } = app.server.address() as AddressInfo;
    const type = 'application/x-www-form-urlencoded';
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': type, cookie };
    const asking = request({ host: '127.0.0.1', port, path, method, headers }).end();
    const [response] = await once(asking, 'response');
    await text(response);
    return { status: response.statusCode, location: response.headers.location };
  }

  async function follow(method: string, path: string, cookie = ''): Promise<Answer & { asked: string }> {
    let asked = path;
    for (let hop = 0; hop < 4; hop += 1) {
      const answer = await ask(method, asked, cookie);
      // 303 is a route's own answer; others lead to the one spelling of the address.
      if (answer.location === undefined || answer.status === 303) return { ...answer, asked };
      expect([301, 308], asked).toContain(answer.status);
      expect(answer.location, `${asked} leads to another host`).toMatch(/^\/(?![/\\])/);
      asked = answer.location;
    }
    throw new Error(`${path} is redirected for ever`);
  }

  return { takeRan: () => ran.splice(0), ask, follow, close: () => app.close() };
}

const hex = (path: string) => path.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** The same page to somebody who reads loosely. */
export const SAME: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/../..${path}`,
  (path) => `/%2e${path}`,
  (path) => `/x/%2E%2e${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => hex(path),
  (path) => hex(path).toUpperCase(),
  (path) => path.toUpperCase(),
  (path) => `${path}.data`,
  (path) => `${path}/_.data`,
  (path) => `${path}//_%2edata`,
  (path) => `${path.toUpperCase()}.data`,
  (path) => `${path}%2Edata`,
  (path) => `${path}.data?_routes=root`,
  (path) => `${path}/_.data?_routes=root`,
  (path) => `${path}.data?_routes=routes%2Fprofile,routes%2Fhome`,
  (path) => `${path}?_routes=routes%2Fprofile`,
  (path) => `${path}/?next=//evil.example`,
  (path) => `http://evil.example${path}`,
];

/** Nonsense, or another page. */
export const OTHER: readonly ((path: string) => string)[] = [
  (path) => `/evil.example${path}`,
  (path) => `//evil.example${path}`,
  (path) => `/${path.replaceAll('/', '\\')}`,
  (path) => `/${path.replaceAll('/', '%2f')}`,
  (path) => `/${path.slice(1).replaceAll('/', '%2F')}%2F`,
  (path) => `/x%5c..${path}`,
  (path) => hex(path).replaceAll('%', '%25'),
  (path) => `${path}%00`,
  (path) => `${path}%0d%0aLocation:x`,
  (path) => `${path};x=1`,
  (path) => `${path}%3b`,
  (path) => `${path}%20`,
  (path) => `${path}%`,
  (path) => `${path}%c0%af`,
  (path) => `${path}%23x`,
  (path) => `${path}.data.data`,
  (path) => `${path}.data/_.data`,
  (path) => `${path}.data/`,
  (path) => `${path}.DATA`,
  (path) => `${path}/.data`,
  (path) => `${path}/../profile`,
  (path) => `${path}/../faq`,
];
