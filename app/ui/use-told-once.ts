import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** What the address says after a form: what was done, with how many, and what was refused. */
const TOLD = ['done', 'n', 'refused'];

/**
 * Takes what came of a form out of the browser's address once the page tells it: a reload, a bookmark or the way back would
 * tell it again. The router keeps its own address, and so the notice stays until one goes on.
 */
export function useToldOnce(): void {
  const location = useLocation();
  useEffect(() => {
    const shown = new URL(window.location.href);
    const asked = new URLSearchParams(location.search);
    if (!asked.has('done') && !asked.has('refused')) return;
    for (const name of TOLD) shown.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', shown);
  }, [location]);
}
