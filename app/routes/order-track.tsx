import { data } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { ORDERS_PATH, TRACK_PATH } from '#domain/paths.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { orderPagesCopy } from '../copy/order-pages.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { TrackForm, type TrackProblem } from '../features/orders/track-form.tsx';
import { TrackedOrders } from '../features/orders/tracked-orders.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { visitOf } from '../visit.ts';
import type { Route } from './+types/order-track';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = orderPagesCopy.track;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    path: TRACK_PATH,
    noindex: true,
  });

export const handle: RouteHandle = {
  crumbs: () => [{ label: textCopy.crumbs.orders, to: ORDERS_PATH }, { label: copy.title }],
};

/** Longer than any number, phone or e-mail. */
const TYPED_MAX = 254;

/**
 * Looks orders up. The answer is the page itself and no redirect: what was typed is to stand in no address. Whether a
 * number exists cannot be told from it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => postedLine(form, name).slice(0, TYPED_MAX);
  const typed = { number: text('number'), contact: text('contact') };
  const again = (problem: TrackProblem, status: number) => data({ found: null, typed, problem }, { status });
  if (typed.number === '' || typed.contact === '') return again({ code: 'required' }, 422);
  const { orders } = context.get(servicesContext);
  const found = await orders.track(typed, visitOf({ context }).address);
  if (found.ok) return { found: found.value, typed: null, problem: null };
  return again(found.error, found.error.code === 'too_many' ? 429 : 404);
}

/** Orders by their number and the phone or e-mail that they were placed with, for those without account or mail. */
export default function OrderTrack({ actionData }: Route.ComponentProps) {
  return (
    <div className="page max-w-3xl space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {actionData?.found ? (
        <TrackedOrders orders={actionData.found} />
      ) : (
        <TrackForm typed={actionData?.typed ?? undefined} problem={actionData?.problem ?? null} />
      )}
    </div>
  );
}
