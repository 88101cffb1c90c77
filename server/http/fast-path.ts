import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Encoding, KeptPage } from '../page-cache/kept-page.ts';
import { isKnown, keptHeaders, notModifiedHeaders } from './answer-kept.ts';
import { acceptedEncoding } from './compress.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** As long as Fastify's own server keeps a silent connection, in ms. */
const KEEP_ALIVE_MS = 72_000;
/** Of so many pages from memory one takes the long way, whose line in the log stands for all of them. */
const LOGGED_ONE_IN = 100;
/** Spellings of Accept-Encoding that are remembered; browsers have a handful. */
const REMEMBERED_SPELLINGS = 100;

export interface FastPathOptions {
  /** Looks a page up under exactly the address of the request; undefined sends it the long way. */
  readonly lookUp: (url: string) => KeptPage | undefined;
  /** Sends every request the long way, so that each has its lines in the log. */
  readonly logsAll: boolean;
  readonly requestTimeoutMs: number;
}

/** Finished answers of a page: with the body and without, per encoding. */
interface Finished {
  readonly ok: readonly string[];
  readonly notModified: readonly string[];
  readonly body: Buffer;
}

/** The server that answers kept pages itself, before any router, and hands everything else on. */
export function createFastServer(
  longWay: RequestListener,
  { lookUp, logsAll, requestTimeoutMs }: FastPathOptions,
): Server {
  const finished = new WeakMap<KeptPage, Map<Encoding, Finished>>();
  const encodings = new Map<string, Encoding>();
  let count = 0;

  const encodingFor = (accept: string | undefined): Encoding => {
    const known = encodings.get(accept ?? '');
    if (known) return known;
    if (encodings.size >= REMEMBERED_SPELLINGS) encodings.clear();
    const encoding = acceptedEncoding(accept);
    encodings.set(accept ?? '', encoding);
    return encoding;
  };
  const finish = (page: KeptPage, encoding: Encoding): Finished | undefined => {
    const byEncoding = finished.get(page) ?? new Map<Encoding, Finished>();
    const known = byEncoding.get(encoding);
    if (known) return known;
    const body = page.bodies.identity ?? page.bodies[encoding];
    // A client that takes no encoding: unpacking is not for here.
    if (!body) return undefined;
    const headers = keptHeaders(page, page.bodies.identity ? 'identity' : encoding, false);
    const made: Finished = {
      ok: [...headers, ['content-length', String(body.length)] as const].flat(),
      notModified: notModifiedHeaders(headers).flat(),
      body,
    };
    finished.set(page, byEncoding.set(encoding, made));
    return made;
  };
  const answerNow = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || logsAll) return false;
    if (headers.authorization !== undefined || hasBody(request)) return false;
    const page = lookUp(url);
    const answer = page && finish(page, encodingFor(headers['accept-encoding']));
    if (!page || !answer) return false;
    count += 1;
    if (count % LOGGED_ONE_IN === 0) return false;
    const isUnchanged = isKnown(headers['if-none-match'], page.etag);
    const own = isUnchanged ? answer.notModified : answer.ok;
    response.writeHead(isUnchanged ? 304 : 200, [...STANDING, 'x-request-id', randomUUID(), ...own]);
    response.end(isUnchanged || method === 'HEAD' ? undefined : answer.body);
    return true;
  };
  const server = createServer((request, response) => {
    if (!server.listening || !answerNow(request, response)) longWay(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = requestTimeoutMs;
  return server;
}

const STANDING = Object.entries(SECURITY_HEADERS).flatMap(([name, value]) => [name.toLowerCase(), value]);

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
