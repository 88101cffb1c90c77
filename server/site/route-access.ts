import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desks, Scope } from '#server/modules/access/access.ts';
import type { Visit, VisitRequest } from '#server/modules/identity/identity.ts';
import type { DeskRule } from '#server/services.ts';
import { guardDesk } from './desk-guard.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It belongs to a desk: the guard asks before the handler runs. Its address names the shop as `:shop`. */
    needs?: DeskRule;
  }
  interface FastifyRequest {
    /** Whoever asks for a route of a desk; null elsewhere. */
    deskScope: Scope | null;
  }
}

/**
 * What anybody may ask for: files, the API and sign-in of shoppers, providers' notifications, and `*`, the pages, whose table
 * says what they need; so is the page whose form may be larger. Each checks for itself whose rows it shows.
 */
const PUBLIC: readonly RegExp[] = [
  /^\*$/,
  /^\/operator\/bank(\.data)?$/,
  /^\/(api|auth\/v1|storage\/v1|session|webhooks|images|icons|assets|media)(\/|$)/,
  /^\/checkout\/pay\//,
  /^\/simulator\//,
  /^\/(healthz|readyz)$/,
  /^\/[\w.:^()\\+-]+\.(txt|xml|webmanifest|js|svg|ico|png|html|json|woff2)$/,
  /^\/blog\/rss\.xml$/,
];

/** Refuses to start with a route that neither is public nor says what it needs (P-DESK-1). */
export function expectAccess(app: FastifyInstance): void {
  app.decorateRequest('deskScope', null);
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.needs || PUBLIC.some((pattern) => pattern.test(url))) return;
    throw new Error(
      `The route ${url} neither is public nor says what it needs (server/site/route-access.ts)`,
    );
  });
}

/** Asks who may use the routes of the desks; with the cookie only, never a bearer. */
export function guardRoutes(
  app: FastifyInstance,
  given: {
    desks: Desks;
    visit: (request: VisitRequest) => Visit;
    /** Shows another page in the place of the route. */
    show: (
      request: FastifyRequest,
      reply: FastifyReply,
      given: { url: string; visit: Visit },
    ) => Promise<unknown>;
  },
): void {
  const { desks, visit: visitOf, show } = given;
  app.addHook('onRequest', async (request, reply) => {
    const { needs } = request.routeOptions.config;
    if (!needs) return;
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const visit = visitOf({ cookie, acceptLanguage, address: request.ip, host: request.host });
    const [pathname = '', ...query] = request.url.split('?');
    const params = request.params as Readonly<Record<string, string | undefined>>;
    const page = { params, pathname, search: new URLSearchParams(query.join('?')), isData: false };
    const guarded = await guardDesk({ desks, visit }, { desk: needs, page });
    if ('scope' in guarded) request.deskScope = guarded.scope;
    else await show(request, reply, { url: guarded.url, visit });
  });
}
