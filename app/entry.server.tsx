import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import styles from './app.css?url';
import coreFont from './fonts/plus-jakarta-sans-core.woff2';
import { newScriptMark, takeMarkedScripts } from './inline-scripts.ts';
import { cssOf, inlineStyles, linkedStyles, withHead } from './page-head.ts';
import { addressRulesOf, privatePathsOf, routeIdsWith } from './page-table.ts';
import { PAGES } from './pages.ts';
import { renderPart } from './render-part.tsx';
import { servicesContext } from './services.ts';
import { ScriptMark } from './ui/inline-script.tsx';
import { renderPartsWith } from './ui/kept-part.tsx';
import { lateCodeLoaded } from './ui/late.ts';

export { servicesContext } from './services.ts';
export { siteContent } from './site-content.ts';

renderPartsWith(renderPart);

/**
 * Renders a page whole and in one go: it is compressed and hashed before it leaves, and its loaders have answered, so
 * nothing is gained by streaming it, which costs half as much again (docs/decisions/0003-http.md).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  await lateCodeLoaded();
  const mark = newScriptMark();
  const page = (
    <ScriptMark value={mark}>
      <ServerRouter context={await withWholeData(ofMatchedRoutes(entry))} url={request.url} nonce={mark} />
    </ScriptMark>
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { html, hashes } = takeMarkedScripts(renderToString(page), mark);
  context.get(servicesContext).page.allowScripts(hashes);
  const kind = entry.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  const ahead = preloads(kind);
  if (ahead.length > 0) headers.set('Link', ahead.join(', '));
  const ownStyles = INLINE_STYLES.has(kind) ? inlineStyles(html, cssOf(styles)) : linkedStyles(styles);
  return new WholePage(Buffer.from(`<!DOCTYPE html>${withHead(html, ownStyles)}`), { headers, status });
}

/** The rules of cached pages, and the patterns of private ones, for the server. */
export const pageAddresses = addressRulesOf(PAGES);
export const privatePages = privatePathsOf(PAGES);

/** In development all pages link to the style sheet. */
const INLINE_STYLES = routeIdsWith(
  PAGES,
  ({ inlineStyles }) => inlineStyles === true && !import.meta.env.DEV,
);
const SHOWN_BY_PICTURES = routeIdsWith(PAGES, ({ firstView }) => firstView === 'pictures');

/**
 * What a page is to be painted with, styles and typeface. A browser asks for it by this header (RFC 8288) before it has
 * parsed the page, and a CDN may tell it of it before it has the page (RFC 8297).
 */
function preloads(kind: string): string[] {
  const ahead: string[] = [];
  if (!INLINE_STYLES.has(kind)) ahead.push(`<${styles}>; rel=preload; as=style`);
  if (!SHOWN_BY_PICTURES.has(kind)) {
    ahead.push(`<${coreFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  }
  return ahead;
}

/** An answer whose body is at hand (`page`), for who renders pages here: as a stream it would have to be read again. */
class WholePage extends Response {
  readonly page: Buffer;

  constructor(page: Buffer, init: ResponseInit) {
    super(null, init);
    this.page = page;
  }
}

/** The page's routes alone: the router would make anew, for each page, what it needs of all routes. */
function ofMatchedRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]),
  );
  return { ...entry, manifest: { ...manifest, routes } };
}

/** The page's data as if it had been read from its stream already, so that the router need not wait for it. */
async function withWholeData(entry: EntryContext): Promise<EntryContext> {
  if (!entry.serverHandoffStream) return entry;
  const value = await text(entry.serverHandoffStream);
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return { ...entry, renderMeta: { streamCache: { 0: read } } };
}

/** Logs what failed while a page was rendered. Ignores aborted requests, and answers such as 404 that routes throw. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.warn('A page failed', new URL(request.url).pathname, error);
}
