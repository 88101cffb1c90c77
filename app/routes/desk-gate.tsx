import { useEffect } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { loginPath, nextPath } from '#domain/accounts/next-path.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { RouteErrorBoundary } from '../features/layout/error-page.tsx';
import type { Route } from './+types/desk-gate';

export const handle: RouteHandle = { crumbs: () => [] };

/** Statuses that the guard answers with. */
const STATUSES: readonly number[] = [403, 404];

/**
 * What the guard of the desks shows instead of a page that somebody may not see: the way to what is missing, or the page
 * of a status. A navigation in the browser follows its redirects; for a status it shows the general page of errors.
 */
export const loader = ({ url }: Route.LoaderArgs) => answerOf(url);

/** A form that the router's code posted is answered alike. */
export const action = ({ url }: Route.ActionArgs) => answerOf(url);

function answerOf({ searchParams }: URL): never {
  const next = nextPath(searchParams.get('next'), '/selling');
  const ask = searchParams.get('ask');
  if (ask === 'login') throw redirect(loginPath(next));
  if (ask === 'code') throw redirect(`/desk/code?next=${encodeURIComponent(next)}`);
  const status = Number(searchParams.get('status'));
  throw data(null, { status: STATUSES.includes(status) ? status : 404 });
}

/** The address of the gate in a page that the server rendered. */
const GATE_ID = 'gate';

/** The address that was asked for, until the page is hydrated. */
let asked: string | null = null;

/**
 * The server rendered the gate at the address that was asked for, where the router expects another route. This module runs
 * before the router: the page is hydrated as the gate, and gets its address back.
 */
const gate = import.meta.env.SSR ? undefined : document.getElementById(GATE_ID)?.title;
if (gate) {
  asked = location.href;
  history.replaceState(history.state, '', gate);
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (asked !== null) history.replaceState(history.state, '', asked);
    asked = null;
  }, []);
  return (
    <>
      <RouteErrorBoundary />
      <template id={GATE_ID} title={`${pathname}${search}`} />
    </>
  );
}

export default function DeskGate() {
  return null;
}
