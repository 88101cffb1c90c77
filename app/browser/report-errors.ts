import type { browserErrors } from '#contracts/browser-errors.ts';
import type { Asking } from '#contracts/endpoint.ts';

/** Of the contract only its types: every page runs this before anything else. */
const PATH: (typeof browserErrors)['path'] = '/api/browser-errors';

/** Errors reported at most in one visit of a page: a loop must not flood the shop. */
const MOST_REPORTS = 5;

/**
 * Sends errors that nothing caught to the shop's log (`POST /api/browser-errors`), so that the operator learns of
 * them. Nothing about the shopper goes along but the path of the page.
 */
export function reportErrors(): void {
  let left = MOST_REPORTS;
  const report = (error: unknown) => {
    if (left === 0) return;
    left -= 1;
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    const { body }: Asking<typeof browserErrors> = {
      body: {
        message: message.slice(0, 500),
        ...(stack !== undefined && { stack: stack.slice(0, 4000) }),
        path: window.location.pathname.slice(0, 500),
      },
    };
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };
  window.addEventListener('error', ({ error, message }) => report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
