import { data, redirect } from 'react-router';
import { loginPath, nextPath } from '#domain/accounts/next-path.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import type { Route } from './+types/desk-gate';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const handle: RouteHandle = { crumbs: () => [] };

/** Statuses that the guard answers with. */
const STATUSES: readonly number[] = [403, 404];

/**
 * What the guard of the desks shows instead of a page that somebody may not see: the way to what is missing, or the page
 * of a status. A route of its own, so that navigations in the browser understand the answer, too.
 */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const next = nextPath(searchParams.get('next'), '/selling');
  const ask = searchParams.get('ask');
  if (ask === 'login') throw redirect(loginPath(next));
  if (ask === 'code') throw redirect(`/desk/code?next=${encodeURIComponent(next)}`);
  const status = Number(searchParams.get('status'));
  throw data(null, { status: STATUSES.includes(status) ? status : 404 });
}

export default function DeskGate() {
  return null;
}
