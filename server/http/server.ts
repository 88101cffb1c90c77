import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import type { Database } from '../database/connect.ts';
import { createQuery } from '../database/query.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { Env } from '../env.ts';
import { startInbox } from '../inbox/start-inbox.ts';
import type { Services } from '../services.ts';
import { BadRequest } from './api/body.ts';
import { registerBrowserErrors } from './api/browser-errors.ts';
import { registerForms } from './api/forms.ts';
import { registerHelpfulVotes } from './api/helpful-votes.ts';
import { registerQuotes } from './api/quotes.ts';
import { registerSuggestions } from './api/suggestions.ts';
import { registerHealth } from './health.ts';
import { answerFailure, answerPage, registerPages } from './pages.ts';
import { loadBuiltSite, type Renderer, type Site } from './renderer.ts';
import { registerSearchEngines } from './search-engines/search-engines.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { registerStaticFiles } from './static-files.ts';
import { answering503 } from './unavailable-response.ts';

/** The listening shop; who creates it closes it. */
export interface ShopServer {
  /** @throws the system's error, such as EADDRINUSE, when the port cannot be had. */
  listen(): Promise<{ port: number }>;
  /** Lets running requests finish, then stops. */
  close(): Promise<void>;
}

/** Largest body of any request but uploads, in bytes. */
const BODY_LIMIT = 256 * 1024;
/** An address that no page has: what a malformed path shows. */
const MALFORMED = '/alamat-tidak-valid';
/** Requests a minute from one address to the API; generous, because mobile networks share addresses. */
const API_REQUESTS_A_MINUTE = 1200;

export interface ShopServerOptions {
  env: Env;
  database: Database;
  log: FastifyBaseLogger;
  clock?: () => Date;
  /** Development only: the site over Vite instead of the build. */
  attachDevelopment?: (app: FastifyInstance) => Promise<Site>;
}

/** Builds the server: files, API, health, and pages for everything else. */
export async function createShopServer(options: ShopServerOptions): Promise<ShopServer> {
  const { env, database, clock = () => new Date() } = options;
  const reading = createQuery(database.reading);
  const { catalogue, close: closeCatalogue } = await openCatalogue({ env, database, log: options.log });
  const services: Services = {
    catalogue,
    clock,
    contact: env.shop,
    publicUrl: env.publicUrl,
    demo: env.demo,
  };
  const pageServices = answering503(services);
  const { inbox, close: closeInbox } = startInbox({ env, database, log: options.log, clock });
  let render: Renderer = () => Promise.reject(new Error('The pages are not loaded yet'));

  const app = Fastify({
    loggerInstance: options.log,
    genReqId: () => randomUUID(),
    trustProxy: env.trustedProxies.length > 0 ? [...env.trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // A path that cannot be decoded is an unknown page like any other.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(reply);
      answerPage(request, reply, { render, services: pageServices, url: MALFORMED }).catch(() =>
        answerFailure(reply, 404),
      );
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(reply);
    reply.header('X-Request-Id', request.id);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.warn({ err: error }, 'A request failed');
    if (!request.url.startsWith('/api/')) return answerFailure(reply, status);
    return reply.code(status).send({ error: ERROR_CODES[status] ?? 'failed' });
  });

  await app.register(async (api) => {
    await api.register(rateLimit, { max: API_REQUESTS_A_MINUTE, timeWindow: '1 minute' });
    registerSuggestions(api, services);
    registerQuotes(api, services);
    registerHelpfulVotes(api, services);
    registerBrowserErrors(api);
    await api.register((forms) =>
      registerForms(forms, {
        inbox,
        publicUrl: env.publicUrl,
        showPage: (request, reply, page) =>
          answerPage(request, reply, { render, services: pageServices, ...page }),
      }),
    );
  });
  registerHealth(app, database.pool);
  const site = options.attachDevelopment ? await options.attachDevelopment(app) : await loadBuiltSite();
  render = site.render;
  if (!options.attachDevelopment) await registerStaticFiles(app, { dataDir: env.dataDir });
  registerSearchEngines(app, { site, query: reading, publicUrl: env.publicUrl });
  registerPages(app, { render: (request, given) => render(request, given), services: pageServices });

  return {
    async listen() {
      await app.listen({ port: env.port, host: env.host });
      const address: string | AddressInfo | null = app.server.address();
      return { port: typeof address === 'object' && address ? address.port : env.port };
    },
    async close() {
      await app.close();
      await closeInbox();
      await closeCatalogue();
    },
  };
}

/** Codes of failures in the API's JSON answers; the browser has the words for them. */
const ERROR_CODES: Readonly<Record<number, string>> = {
  400: 'bad_request',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

function statusOf(error: FastifyError): number {
  if (error instanceof BadRequest) return 400;
  if (error instanceof DatabaseUnavailable) return 503;
  return error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
}

function setHeaders(reply: { header(name: string, value: string): unknown }): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) reply.header(name, value);
}
