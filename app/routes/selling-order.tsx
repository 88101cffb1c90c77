import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { shopOrderPath, shopOrdersPath, shopReturnPath } from '#domain/paths.ts';
import { returnNumber } from '#domain/returns/number.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { REASON_WORDS } from '../copy/order-events.id.ts';
import { sellingCopy } from '../copy/selling.id.ts';
import { SHOP_EVENT_WORDS } from '../copy/selling-returns.id.ts';
import { OrderTimeline } from '../features/order-parts/order-timeline.tsx';
import { timelineOf } from '../features/order-parts/timeline.ts';
import { Notice } from '../features/selling/notice.tsx';
import { OrderScreen } from '../features/selling/order-screen.tsx';
import { takeOrderForm } from '../features/selling/take-order-form.ts';
import { useFresh } from '../features/selling/use-fresh.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling-order';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

const copy = sellingCopy.order;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title(params.number)),
    description: copy.description,
    noindex: true,
  });

/** An order of another shop looks like one that is not there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { selling, shopChats, clock } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const view = await selling.order(scope, params.number);
  const mayHandle = scope.permissions.includes('orders.handle');
  const maySeeMoney = scope.permissions.includes('money.read');
  const mayHandleReturns = scope.permissions.includes('returns.handle');
  const mayChat =
    scope.permissions.includes('chat.write') && (await shopChats.ofOrder(scope, params.number)) !== null;
  const loaded = {
    shop: scope.sellerId,
    view,
    mayHandle,
    mayChat,
    maySeeMoney,
    mayHandleReturns,
    now: clock(),
  };
  return view ? loaded : data(loaded, { status: 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { commands } = context.get(servicesContext);
  const scope = shopScopeOf({ context });
  const form = await request.formData();
  const answer = await takeOrderForm(form, { commands, scope, order: params.number });
  if ('refused' in answer) {
    const note = form.get('note');
    const grams = form.get('grams');
    const typed = {
      waybill: String(form.get('waybill') ?? ''),
      note: note === null ? null : String(note),
      grams: grams === null ? null : String(grams),
    };
    return data({ refused: answer.refused, typed }, { status: answer.status });
  }
  throw redirect(
    `${shopOrderPath(scope.sellerId, params.number)}?done=${answer.done}&n=${answer.count}`,
    303,
  );
}

/** A refused form stands beside the order as it is by now: a colleague may have changed it. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  Boolean(actionResult?.refused) || defaultShouldRevalidate;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** One order of a shop. */
export default function SellingOrder({
  loaderData: { shop, view, mayHandleReturns, ...loaded },
  actionData,
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  useFresh();
  return (
    <div className="page space-y-5">
      <Notice search={search} refused={actionData?.refused ?? null} />
      {view ? (
        <OrderScreen
          shop={shop}
          view={view}
          {...loaded}
          typed={actionData?.typed ?? { waybill: '', note: null, grams: null }}
        >
          <OrderTimeline
            entries={timelineOf({
              events: view.events,
              parcels: view.parcels,
              words: SHOP_EVENT_WORDS,
              reasonOf: (reason) => REASON_WORDS[reason],
              ...(mayHandleReturns && {
                returnAt: (n: number) => shopReturnPath(shop, returnNumber(view.order.number, n)),
              }),
            })}
            title={copy.history}
          />
        </OrderScreen>
      ) : (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={shopOrdersPath(shop)} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
