import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from '#server/platform/http/compress.ts';
import {
  ARRIVAL_LIMITS,
  type ConnectionLimits,
  limitConnections,
} from '#server/platform/http/connection-limits.ts';
import { acceptTarget } from '#server/platform/http/request-target.ts';
import { SECURITY_HEADERS } from '#server/platform/http/security-headers.ts';
import { acceptAddress } from './accept-address.ts';
import { cachedHeaders, isKnown, notModifiedHeaders } from './answer-cached.ts';
import type { CachedFile } from './cached-files.ts';
import type { CachedPage, Encoding } from './page-cache/cached-page.ts';

/** So many answers from the cache take the slow path each second and are logged; a rush stays fast. */
const LOGGED_A_SECOND = 20;
/** Most spellings of Accept-Encoding to memoize; browsers have a handful. */
const REMEMBERED_SPELLINGS = 100;

export interface FastPathOptions {
  /** Looks a page up under exactly the address of the request; undefined sends it the slow path. */
  readonly lookUp: (url: string) => CachedPage | undefined;
  /** The same for files. */
  readonly lookUpFile: (url: string) => CachedFile | undefined;
  /** Sends every request the slow path, so that each is logged. */
  readonly logsAll: boolean;
  readonly limits?: ConnectionLimits;
  /** A monotonic clock in ms. */
  readonly now?: () => number;
}

/** Prepared answers of a page: with and without body, per encoding. */
interface Finished {
  readonly ok: readonly string[];
  readonly notModified: readonly string[];
  readonly body: Buffer;
}

/** A server that answers cached pages and files itself, before any router, and passes everything else on. */
export function createFastServer(
  longWay: RequestListener,
  { lookUp, lookUpFile, logsAll, limits, now = () => performance.now() }: FastPathOptions,
): Server {
  const finished = new WeakMap<CachedPage, Map<Encoding, Finished>>();
  const encodings = new LRUCache<string, Encoding>({ max: REMEMBERED_SPELLINGS });
  let [second, logged] = [-1, 0];

  const encodingFor = (accept: string | undefined): Encoding => {
    const known = encodings.get(accept ?? '');
    if (known) return known;
    const encoding = acceptedEncoding(accept);
    encodings.set(accept ?? '', encoding);
    return encoding;
  };
  const isLogged = (): boolean => {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, logged] = [current, 0];
    logged += 1;
    return logged <= LOGGED_A_SECOND;
  };
  const finish = (page: CachedPage, encoding: Encoding): Finished | undefined => {
    const byEncoding = finished.get(page) ?? new Map<Encoding, Finished>();
    const known = byEncoding.get(encoding);
    if (known) return known;
    const body = page.bodies.identity ?? page.bodies[encoding];
    // The slow path makes a copy in this encoding. An uncompressed one is not cached with the page.
    if (!body) return undefined;
    const headers = cachedHeaders(page, page.bodies.identity ? 'identity' : encoding, false);
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
    const encoding = encodingFor(headers['accept-encoding']);
    const file = lookUpFile(url)?.[encoding];
    if (file) {
      if (isLogged()) return false;
      response.writeHead(200, [...file.headers]);
      response.end(method === 'HEAD' ? undefined : file.body);
      return true;
    }
    const page = lookUp(url);
    const answer = page && finish(page, encoding);
    if (!page || !answer) return false;
    if (isLogged()) return false;
    const isUnchanged = isKnown(headers['if-none-match'], page.etag);
    const own = isUnchanged ? answer.notModified : answer.ok;
    response.writeHead(isUnchanged ? 304 : 200, [...STANDING, 'x-request-id', randomUUID(), ...own]);
    response.end(isUnchanged || method === 'HEAD' ? undefined : answer.body);
    return true;
  };
  const server = createServer(ARRIVAL_LIMITS, (request, response) => {
    if (!mayGoOn(request, response) || !acceptTarget(request, response)) return;
    if (!acceptAddress(request, response)) return;
    if (!server.listening || !answerNow(request, response)) longWay(request, response);
  });
  const mayGoOn = limitConnections(server, limits);
  return server;
}

const STANDING = Object.entries(SECURITY_HEADERS).flatMap(([name, value]) => [name.toLowerCase(), value]);

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
