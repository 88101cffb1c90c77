import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { OPERATOR_BANK_PATH } from '#domain/paths.ts';
import type { Desks } from '#server/modules/access/access.ts';
import type { Visit, VisitRequest } from '#server/modules/identity/identity.ts';
import { compress } from '#server/platform/http/compress.ts';
import { isFromOwnPage } from '#server/platform/http/same-origin.ts';
import { contentSecurityPolicy } from '#server/platform/http/security-headers.ts';
import type { Services } from '#server/services.ts';
import { movedHeaders, movedStatus } from './accept-address.ts';
import { answerCached } from './answer-cached.ts';
import { guardDesk } from './desk-guard.ts';
import { BUSY_PAGE, FAILURE_PAGE, REFUSED_PAGE, TOO_LARGE_PAGE, UNAVAILABLE_PAGE } from './failure-page.ts';
import { acceptFormFiles, type FormFiles, takeFiles } from './form-files.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { PageTurns } from './page-turns.ts';
import { dataAddress } from './render/page-address.ts';
import { type RenderedPage, renderPage } from './render/render-page.ts';
import type { Renderer, Site, SitePage } from './render/renderer.ts';
import { answering } from './render/unavailable-response.ts';

/** Headers about a body, which do not apply to a page shown in place of the requested one. */
const BODY_HEADERS = /^(content-|transfer-encoding$)/;
/** A path that asks for the data of a page. */
const DATA = /^[^?]+\.data(\?|$)/;
/** Seconds until a sender of too many requests may retry. */
const RETRY_S = 2;

/** A page to show, possibly another one than requested. */
export interface PageAnswer {
  render: Renderer;
  services: Services;
  turns: PageTurns;
  /** Path and query of the page; by default those of the request. */
  url?: string;
  /** Status to answer with instead of the page's own. */
  status?: number;
}

/**
 * The browser's request in the router's form. Absolute addresses come from PUBLIC_URL, never from the
 * request.
 */
function toWebRequest(request: FastifyRequest, url: string | undefined, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (url !== undefined && BODY_HEADERS.test(name)) continue;
    for (const item of [value].flat()) if (item !== undefined) headers.append(name, item);
  }
  // The origin of a post was already checked, by the browser's own headers. The router would compare it with
  // PUBLIC_URL, which need not be the only address of the shop.
  headers.delete('origin');
  // The router's code in the browser reads the answer to a post in another way than that to a GET.
  if (url !== undefined) {
    const isPostOfData = request.method === 'POST' && DATA.test(url);
    return new Request(publicUrl + url, { headers, method: isPostOfData ? 'POST' : 'GET' });
  }
  // HEAD has the headers of GET, which depend on the body; Fastify omits the body itself.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  return new Request(publicUrl + urlOf(request), { method, headers, ...(body && { body }) });
}

/**
 * Renders a page for one request, compresses it and answers.
 * @throws GateClosed when the sender has too many pages waiting
 */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { render, services, turns, url, status }: PageAnswer,
): Promise<FastifyReply> {
  const webRequest = toWebRequest(request, url, services.publicUrl);
  const page = await turns.take(request, () => renderPage(render, services, { request: webRequest, status }));
  return answerRendered(request, reply, page);
}

async function answerRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  for (const [name, value] of page.headers) reply.header(name, value);
  const { body, encoding } = compress(page.body, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(body);
}

/** Options of {@link registerPages}. */
interface PageOptions {
  site: Site;
  services: Services;
  turns: PageTurns;
  cache: PageCache | null;
  /** Creates the visit of a request, for private pages. */
  visit: (request: VisitRequest) => Visit;
  /** Who may see the pages of the desks. */
  desks: Desks;
  files: FormFiles;
}

/** Largest form of a private page, in bytes. */
const FORM_BYTES = 64 * 1024;
/** Of the page where lines of the bank's statement are pasted (`PASTE_LENGTH`), each sign of them as three bytes. */
const PASTE_BYTES = 512 * 1024;

/** Every address that nothing else answers is a page. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { site, services, turns, cache } = options;
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: async (request, reply) => {
      const page = await site.read(urlOf(request));
      if (!isOwnSpelling(page)) return redirectToOwn(request, reply, page);
      if (page.isPrivate) return answerPrivate(request, reply, page, options);
      const isForAll = request.headers.authorization === undefined;
      const address = isForAll ? page.cached : null;
      if (!cache || !address) return answerPage(request, reply, { render: site.render, services, turns });
      const fresh = cache.fresh(address.key);
      if (fresh) return answerCached(request, reply, fresh, false);
      const answer = await turns.take(request, () => cache.answer(address));
      return answer.cached === null
        ? answerRendered(request, reply, answer.page)
        : answerCached(request, reply, answer.cached, answer.isOld);
    },
  });
  await app.register(async (posts) => registerPosts(posts, options));
  app.setNotFoundHandler((request, reply) => {
    reply.type('text/plain').header('Cache-Control', 'no-store');
    // A missing file: only pages have texts for it, and only GET and HEAD show one.
    if (request.method === 'GET' || request.method === 'HEAD') return reply.code(404).send('Not Found\n');
    return reply.code(405).header('Allow', 'GET, HEAD').send('Method Not Allowed\n');
  });
}

const urlOf = (request: FastifyRequest) => request.raw.url ?? '/';

const isOwnSpelling = ({ pathname, ownPathname }: SitePage) => pathname === ownPathname;

/** The router compares letters regardless of case: `/Profile` is `/profile`. */
function redirectToOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  { ownPathname, isData }: SitePage,
): FastifyReply {
  const [, ...query] = urlOf(request).split('?');
  const target = [isData ? dataAddress(ownPathname) : ownPathname, ...query].join('?');
  return reply.code(movedStatus(request.method)).headers(movedHeaders(target)).send();
}

/**
 * Forms of private pages post to the page itself. Only their own origin may, because a browser sends its
 * cookie with any post.
 */
async function registerPosts(app: FastifyInstance, options: PageOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  await acceptFormFiles(app);
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  const answer: RouteHandlerMethod = async (request, reply) => {
    const page = await options.site.read(urlOf(request));
    if (!page.isPrivate) return reply.callNotFound();
    if (!isOwnSpelling(page)) return redirectToOwn(request, reply, page);
    if (!isFromOwnPage(request.method, request.headers, options.services.publicUrl)) {
      return answerFailure(reply, 403);
    }
    if (!(await (request.isMultipart() ? takeFiles(request, options.files) : isForm(request)))) {
      return answerFailure(reply, 400);
    }
    return answerPrivate(request, reply, page, options);
  };
  app.post('*', answer);
  for (const address of [OPERATOR_BANK_PATH, dataAddress(OPERATOR_BANK_PATH)])
    app.post(address, { bodyLimit: PASTE_BYTES }, answer);
}

/** Whether the body is a form that pages can read: encoded as one, and whole. */
async function isForm({ headers, body }: FastifyRequest): Promise<boolean> {
  const bytes = Buffer.isBuffer(body) ? new Uint8Array(body) : new Uint8Array();
  const form = new Response(bytes, { headers: { 'Content-Type': headers['content-type'] ?? '' } });
  return form.formData().then(
    () => true,
    () => false,
  );
}

/** Renders a page for one visitor; a page of a desk for its members alone. */
async function answerPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage,
  { site, services, turns, visit: visitOf, desks }: PageOptions,
): Promise<FastifyReply> {
  const { headers, ip: address, host } = request;
  const { cookie, 'accept-language': acceptLanguage } = headers;
  const visit = visitOf({ cookie, acceptLanguage, address, host });
  const guarded = page.desk && (await guardDesk({ desks, visit }, { desk: page.desk, page }));
  const isOpen = guarded === null || 'scope' in guarded;
  return answerPage(request, reply, {
    render: site.render,
    turns,
    services: { ...services, visit: answering(visit), scope: guarded && isOpen ? guarded.scope : null },
    ...(!isOpen && { url: guarded.url }),
  });
}

const STATIC_PAGES: Readonly<Record<number, string>> = {
  400: REFUSED_PAGE,
  403: REFUSED_PAGE,
  413: TOO_LARGE_PAGE,
  429: BUSY_PAGE,
  503: UNAVAILABLE_PAGE,
};

/** The last resort when rendering fails: a static page without scripts, and never a stack trace. */
export function answerFailure(reply: FastifyReply, status: number): FastifyReply {
  if (status === 429 || status === 503) reply.header('Retry-After', RETRY_S);
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', contentSecurityPolicy([]))
    .type('text/html; charset=utf-8')
    .send(STATIC_PAGES[status] ?? FAILURE_PAGE);
}
