import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { compress } from './compress.ts';
import { FAILURE_PAGE } from './failure-page.ts';
import type { Renderer } from './renderer.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** How long a browser may reuse the data of a page that it fetched ahead, in seconds. */
const DATA_FRESH_FOR_S = 30;

/** Headers about a body, which a page that is shown instead of the one asked for has no use for. */
const BODY_HEADERS = /^(content-|transfer-encoding$)/;

/** A page to show, which may be another one than the browser asked for. */
export interface PageAnswer {
  render: Renderer;
  services: Services;
  /** Path and query of the page; by default those of the request. */
  url?: string;
  /** Status to answer with instead of the page's own. */
  status?: number;
}

/** What the browser sent, as the router wants it. Absolute addresses come from PUBLIC_URL, never from the request. */
function toWebRequest(request: FastifyRequest, url: string | undefined, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (url !== undefined && BODY_HEADERS.test(name)) continue;
    for (const item of [value].flat()) if (item !== undefined) headers.append(name, item);
  }
  if (url !== undefined) return new Request(publicUrl + url, { headers });
  // HEAD has the headers of GET, which are made of the body; Fastify leaves the body itself out.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const hasBody = method !== 'GET';
  return new Request(publicUrl + (request.raw.url ?? '/'), {
    method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
  });
}

function cacheControl(status: number, isData: boolean): string {
  if (status !== 200) return 'no-store';
  return isData ? `public, max-age=${DATA_FRESH_FOR_S}` : 'no-cache';
}

/** Renders a page, hashes its inline scripts, compresses it and answers. */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { render, services, url, status }: PageAnswer,
): Promise<FastifyReply> {
  const response = await render(toWebRequest(request, url, services.publicUrl), services);
  const isData = /^[^?]*\.data(\?|$)/.test(url ?? request.raw.url ?? '/');
  const code = status ?? response.status;
  const rendered = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.header('Vary', 'Accept-Encoding');
  if (!response.headers.has('Cache-Control')) reply.header('Cache-Control', cacheControl(code, isData));
  if (response.headers.get('Content-Type')?.startsWith('text/html')) {
    reply.header(
      'Content-Security-Policy',
      contentSecurityPolicy(rendered.toString('utf8'), services.supabase.url),
    );
  }
  const { body, encoding } = await compress(rendered, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.code(code).send(body);
}

/** Every address that nothing else answers is a page. */
export function registerPages(
  app: FastifyInstance,
  { render, services }: { render: Renderer; services: Services },
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: (request, reply) => answerPage(request, reply, { render, services }),
  });
  app.setNotFoundHandler((request, reply) => {
    reply.type('text/plain').header('Cache-Control', 'no-store');
    // A file that is not there: pages have their own words for it, and are never looked up here.
    if (request.method === 'GET' || request.method === 'HEAD') return reply.code(404).send('Not Found\n');
    return reply.code(405).header('Allow', 'GET, HEAD').send('Method Not Allowed\n');
  });
}

/** The last resort when rendering itself fails: a page of our own without scripts, and never a stack trace. */
export function answerFailure(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', contentSecurityPolicy(FAILURE_PAGE))
    .type('text/html; charset=utf-8')
    .send(FAILURE_PAGE);
}
