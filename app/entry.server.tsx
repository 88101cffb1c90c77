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
import { addressRulesOf, deskRulesOf, routeIdsWith } from './page-table.ts';
import { PAGES } from './pages.ts';
import { renderPart } from './render-part.tsx';
import { renderWhole } from './render-whole.ts';
import { servicesContext } from './services.ts';
import { ScriptMark } from './ui/inline-script.tsx';
import { renderPartsWith } from './ui/memoized-part.tsx';

export { servicesContext } from './services.ts';
export { siteContent } from './site-content.ts';

renderPartsWith(renderPart);

/** Renders a page whole and finishes its head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const mark = newScriptMark();
  const marked = await renderWhole(
    <ScriptMark value={mark}>
      <ServerRouter context={entry} url={request.url} nonce={mark} />
    </ScriptMark>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { html, hashes } = takeMarkedScripts(marked, mark);
  context.get(servicesContext).page.allowScripts(hashes);
  const kind = entry.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  const ahead = preloads(kind);
  if (ahead.length > 0) headers.set('Link', ahead.join(', '));
  const ownStyles = INLINE_STYLES.has(kind) ? inlineStyles(html, cssOf(styles)) : linkedStyles(styles);
  return new Response(withHead(html, ownStyles), { headers, status });
}

/** The rules of cached pages, the routes of private ones, and what the desks' pages need, for the server. */
export const pageAddresses = addressRulesOf(PAGES);
export const privatePages = routeIdsWith(PAGES, ({ isPrivate }) => isPrivate === true);
export const deskPages = deskRulesOf(PAGES);

/** In development all pages link to the style sheet. */
const INLINE_STYLES = routeIdsWith(
  PAGES,
  ({ inlineStyles }) => inlineStyles === true && !import.meta.env.DEV,
);
const SHOWN_BY_PICTURES = routeIdsWith(PAGES, ({ firstView }) => firstView === 'pictures');

/**
 * Preloads of what a page is painted with, styles and typeface, as a header (RFC 8288). A browser reads it
 * before it has parsed the page, and a CDN may send it before it has the page (RFC 8297).
 */
function preloads(kind: string): string[] {
  const ahead: string[] = [];
  if (!INLINE_STYLES.has(kind)) ahead.push(`<${styles}>; rel=preload; as=style`);
  if (!SHOWN_BY_PICTURES.has(kind)) {
    ahead.push(`<${coreFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  }
  return ahead;
}

/** Logs what failed while a page was rendered. Ignores aborted requests, and answers such as 404 that routes throw. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.warn('A page failed', new URL(request.url).pathname, error);
}
