import { useLayoutEffect } from 'react';
import { data, redirect, useNavigationType } from 'react-router';
import { parseOrderNumber } from '#domain/orders/number.ts';
import { ORDERS_PATH, payPath } from '#domain/paths.ts';
import { INSTALMENT_MONTHS, PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/methods.ts';
import type { PayRefusal } from '#server/services.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { paymentCopy } from '../copy/payment.id.ts';
import { BoughtLeavesCart } from '../features/checkout/bought-leaves-cart.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { GuestOrdersSeen } from '../features/notifications/guest-orders-seen.tsx';
import { MissingOrder } from '../features/orders/missing-order.tsx';
import { drawCodes } from '../features/payment/code-pictures.server.ts';
import { type Notice, PAY_NOTICES } from '../features/payment/notices.ts';
import { PayScreen } from '../features/payment/pay-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { orderOwner, visitOf } from '../visit.ts';
import type { Route } from './+types/pay';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(paymentCopy.title),
    description: paymentCopy.description,
    path: ORDERS_PATH,
    noindex: true,
  });

export const handle: RouteHandle = { crumbs: () => [{ label: paymentCopy.crumb }] };

/** Whose purchase may be asked for, and its number; null for nobody that we know, or no number. */
async function asked({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const number = parseOrderNumber(params.number);
  const principal = await visitOf({ context }).principal();
  if (!number || !principal) return null;
  return { principal, owner: orderOwner(principal), number };
}

/** A purchase that is somebody else's looks like one that is not there. */
export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext);
  const known = await asked(args);
  const page = known && (await services.payments.page(known.owner, known.number));
  if (!page) return data(null, { status: 404 });
  const { principal, number } = known;
  if (page.state === 'awaiting' && page.method === 'card' && page.cards?.script)
    services.page.allowProvider(new URL(page.cards.script.url).origin);
  return {
    page: { ...page, canConfirmHere: services.orders.confirmsHere },
    pictures: drawCodes(page.attempt?.instructions ?? null),
    now: services.clock(),
    isGuests: principal.kind === 'guest',
    bought: await services.checkout.boughtFromCart(principal, number),
    notice: noticeOf(args.url.searchParams.get('notice')),
  };
}

const noticeOf = (text: string | null): Notice | null =>
  text !== null && Object.hasOwn(PAY_NOTICES, text) ? (text as Notice) : null;

/** The forms of the page; each leads back to it with what came of it. */
export async function action(args: Route.ActionArgs) {
  const known = await asked(args);
  if (!known) return data(null, { status: 404 });
  const { owner, number } = known;
  const { payments, orders } = args.context.get(servicesContext);
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const back = (notice: Notice) => redirect(`${payPath(number)}?notice=${notice}`, 303);
  const answered = (outcome: { ok: true } | { ok: false; error: PayRefusal }, done: Notice) =>
    back(outcome.ok ? done : outcome.error.code);
  switch (text('intent')) {
    case 'check':
      return answered(await payments.check(owner, number), 'checked');
    case 'cancel':
      return answered(await payments.cancel(owner, number), 'cancelled');
    case 'confirm':
      return back((await orders.confirmOwn(owner, number)) ? 'confirmed' : 'too_late');
    case 'change': {
      const method = PAYMENT_METHODS.find((known) => known === text('method'));
      if (!method) return back('closed_method');
      return answered(await payments.changeMethod(owner, number, { method }), 'changed');
    }
    case 'renew': {
      const method = (await payments.page(owner, number))?.method;
      if (!method) return back('unknown');
      return answered(await payments.changeMethod(owner, number, { method }), 'renewed');
    }
    case 'card': {
      const wanted = { method: 'card' as PaymentMethod, card: cardOf(text('token'), text('instalment')) };
      return answered(await payments.changeMethod(owner, number, wanted), 'checked');
    }
    default:
      throw data(null, { status: 400 });
  }
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The token of the provider's script, and the instalments as 'bca-3'; nonsense counts as none. */
function cardOf(token: string, instalment: string) {
  const [, bank = '', months = ''] = /^([a-z]{2,20})-(\d{1,2})$/.exec(instalment) ?? [];
  const known = INSTALMENT_MONTHS.find((one) => one === Number(months));
  return { token: token.slice(0, 200), instalmentMonths: known ?? 0, bank: known ? bank : null };
}

export default function PayRoute({ loaderData }: Route.ComponentProps) {
  const arrived = useNavigationType();
  // The checkout keeps its place at each press; what follows its last one begins at the top. A reload stays where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    if (arrived !== 'POP') scrollTo(0, 0);
  }, []);
  if (!loaderData) return <MissingOrder />;
  const { bought, isGuests, ...shown } = loaderData;
  return (
    <>
      <BoughtLeavesCart bought={bought} />
      {isGuests && <GuestOrdersSeen />}
      <PayScreen {...shown} />
    </>
  );
}
