import { type EntryContext, ServerRouter } from 'react-router';
import styles from './app.css?url';
import coreFont from './fonts/plus-jakarta-sans-core.woff2';
import { cssOf, inlineStyles, linkedStyles, withHead } from './page-head.ts';
import { renderPart } from './render-part.tsx';
import { renderWhole } from './render-whole.ts';
import { renderPartsWith } from './ui/kept-part.tsx';

export { pageAddresses } from './page-addresses.ts';
export { servicesContext } from './services.ts';
export { siteContent } from './site-content.ts';

renderPartsWith(renderPart);

/** Renders a page whole and finishes its head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const html = await renderWhole(<ServerRouter context={entry} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const kind = entry.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  const ahead = preloads(kind);
  if (ahead.length > 0) headers.set('Link', ahead.join(', '));
  const ownStyles = HAS_STYLES_INSIDE.has(kind) ? inlineStyles(html, cssOf(styles)) : linkedStyles(styles);
  return new Response(withHead(html, ownStyles), { headers, status });
}

/** Landing pages with inline CSS. All others, and all in development, link to the style sheet. */
const HAS_STYLES_INSIDE: ReadonlySet<string> = new Set(
  import.meta.env.DEV ? [] : ['routes/home', 'routes/product'],
);

/**
 * Pages whose first view is pictures. They are seen sooner with text in the typeface's stand-in, which is as wide; in
 * longer texts a line may break elsewhere when the typeface comes later.
 */
const SHOWN_BY_PICTURES: ReadonlySet<string> = new Set([
  'routes/home',
  'routes/product',
  'routes/category',
  'routes/search',
]);

/**
 * What a page is to be painted with, styles and typeface. A browser asks for it by this header (RFC 8288) before it has
 * parsed the page, and a CDN may tell it of it before it has the page (RFC 8297).
 */
function preloads(kind: string): string[] {
  const ahead: string[] = [];
  if (!HAS_STYLES_INSIDE.has(kind)) ahead.push(`<${styles}>; rel=preload; as=style`);
  if (!SHOWN_BY_PICTURES.has(kind)) {
    ahead.push(`<${coreFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  }
  return ahead;
}

/** Logs bugs of loaders and components, but not a request that the browser has aborted. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.warn('A page failed', new URL(request.url).pathname, error);
}
