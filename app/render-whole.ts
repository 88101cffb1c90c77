import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page completely, with everything that suspends, such as the router's data and lazy code. Nothing
 * is streamed: the page is hashed and compressed as a whole (docs/decisions/0003-http.md).
 *
 * @throws Error when any part of the page fails, also one that the browser could render itself
 */
export function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Every part is written in its place. Otherwise a script would move large ones there, which not every
      // browser runs.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
