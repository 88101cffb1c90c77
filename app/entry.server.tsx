import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export { pageAddresses } from './page-addresses.ts';
export { servicesContext } from './services.ts';
export { siteContent } from './site-content.ts';

/** How long, in ms, a page may take. */
const PATIENCE_MS = 10_000;

/**
 * Renders a page whole: it is compressed and hashed before it leaves, so nothing is gained by streaming it
 * (docs/decisions/0003-http.md).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const html = await renderWhole(<ServerRouter context={entry} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { headers, status });
}

function renderWhole(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Else a long page keeps its later parts hidden until a script puts them in their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // The timer holds all of the render in memory.
        clearTimeout(patience);
        const sink = new PassThrough();
        resolve(text(sink));
        pipe(sink);
      },
      onShellError(error) {
        clearTimeout(patience);
        reject(error);
      },
      onError: reject,
    });
    const patience = setTimeout(abort, PATIENCE_MS).unref();
  });
}

/** Errors of loaders that are no answers; the request's own end is none. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.warn('A page failed', new URL(request.url).pathname, error);
}
