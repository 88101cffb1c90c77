import { data, redirect } from 'react-router';
import { nextPath } from '#domain/accounts/next-path.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import type { Route } from './+types/desk-gate';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const handle: RouteHandle = { crumbs: () => [] };

/** Statuses that the guard answers with. */
const STATUSES: readonly number[] = [403, 404];

/**
 * What the guard of the desks shows instead of a page that somebody may not see: the way to what is missing (`to`), or
 * the page of a status. A route of its own, so that navigations in the browser understand the answer, too.
 */
export function loader({ url }: Route.LoaderArgs) {
  const to = url.searchParams.get('to');
  if (to !== null) throw redirect(nextPath(to, '/'));
  const status = Number(url.searchParams.get('status'));
  throw data(null, { status: STATUSES.includes(status) ? status : 404 });
}

export default function DeskGate() {
  return null;
}
