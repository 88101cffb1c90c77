import { data, redirect } from 'react-router';
import { checkoutCopy as copy } from '../copy/checkout.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { NoCheckout } from '../features/checkout/no-checkout.tsx';
import { ResendForm } from '../features/checkout/resend-form.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { isUnavailable } from '../unavailable.ts';
import { visitOf } from '../visit.ts';
import type { Route } from './+types/checkout-start';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export const handle: RouteHandle = {
  crumbs: () => [{ label: copy.crumbs.cart, to: '/cart' }, { label: copy.crumbs.checkout }],
};

/** The address of a form of the cart, which shows nothing by itself: begins a checkout with the ticked lines of the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const items = form.getAll('item').map(String);
  try {
    const started = await context.get(servicesContext).checkout.start({ visit: visitOf({ context }), items });
    if (!started.ok) {
      const status = started.error === 'too_many_requests' ? 429 : 400;
      return data({ fault: started.error, items }, { status });
    }
    const { path, setCookies } = started.value;
    const headers = setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
    throw redirect(path, { status: 303, headers });
  } catch (thrown) {
    if (!isUnavailable(thrown)) throw thrown;
    return data({ fault: null, items }, { status: 503 });
  }
}

export default function CheckoutStart({ actionData }: Route.ComponentProps) {
  return (
    <div className="page space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      {!actionData && <NoCheckout {...copy.empty} />}
      {actionData?.fault && <NoCheckout {...copy.invalid} text={copy.invalid.text[actionData.fault]} />}
      {actionData?.fault === null && (
        <ResendForm posted={actionData.items.map((item) => ['item', item])} path="/checkout/start" />
      )}
    </div>
  );
}
