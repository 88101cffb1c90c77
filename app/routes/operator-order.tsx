import { data, redirect, useSearchParams } from 'react-router';
import { parseOrderNumber } from '#domain/orders/number.ts';
import { operatorOrderPath, operatorOrdersPath } from '#domain/paths.ts';
import type { OperatorOrderView, OrderContact } from '#server/services.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingActionsCopy } from '../copy/operating-actions.id.ts';
import { operatingOrdersCopy } from '../copy/operating-orders.id.ts';
import { askedWords } from '../features/operating/asked-words.ts';
import { Notice } from '../features/operating/notice.tsx';
import { CONTACT_INTENT, ORDER_INTENTS, type OrderIntent } from '../features/operating/order-intents.ts';
import { OrderScreen } from '../features/operating/order-screen.tsx';
import { WaitingProposals } from '../features/operating/proposal-screen.tsx';
import { type RefusedForm, runCommand } from '../features/operating/run-command.ts';
import { takeOrderForm } from '../features/operating/take-order-form.ts';
import { useLooks } from '../features/operating/use-looks.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import { requireUser, scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-order';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingOrdersCopy.order;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title(params.number)),
    description: copy.description,
    noindex: true,
  });

/** The number of a purchase leads to its first order. */
export async function loader(args: Route.LoaderArgs) {
  const { operating, desks } = args.context.get(servicesContext);
  const scope = scopeOf(args);
  const number = parseOrderNumber(args.params.number);
  const view = number === null ? null : await operating.order(scope, number);
  if (number !== null && view === null) {
    const first = await operating.firstOrderOf(number);
    if (first !== null) throw redirect(operatorOrderPath(first));
  }
  const mayMoveMoney = scope.permissions.includes('operator.money.write');
  const mayHideReviews = scope.permissions.includes('operator.catalogue');
  const isStale = mayMoveMoney && !(await desks.hasFreshCode(await requireUser(args)));
  const proposals = view ? await operating.proposalsAbout(scope, aboutOrder(view)) : [];
  const loaded = { view, mayMoveMoney, mayHideReviews, isStale, proposals };
  return view ? loaded : data(loaded, { status: 404 });
}

/** The order itself, its purchase and its refunds. */
const aboutOrder = ({ order, refunds }: OperatorOrderView) => ({
  kinds: ['order', 'purchase', 'refund'],
  ids: [order.number, order.purchaseNumber, ...refunds.map(({ id }) => id)],
});

/** Shows the contact on the page itself, and does everything else once. */
export async function action(args: Route.ActionArgs) {
  const { number } = args.params;
  const form = await args.request.formData();
  if (form.get('intent') === CONTACT_INTENT) {
    const shown = await runCommand(args, form, { name: 'orders.show_contact', input: { order: number } });
    if ('refused' in shown) return data(answer(shown, null), { status: 422 });
    return data(answer(null, contactIn(shown.done)));
  }
  const done = await takeOrderForm(args, form, number);
  if ('refused' in done) return data(answer(done, null), { status: 422 });
  throw redirect(`${operatorOrderPath(number)}?done=${done.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

const answer = (refused: RefusedForm | null, contact: OrderContact | null) => ({ refused, contact });

const contactIn = ([contact]: readonly unknown[]): OrderContact => contact as OrderContact;

function doneWords(done: OrderIntent, view: OperatorOrderView | null): string {
  if (done === 'ask' && view) return askedWords(view);
  if (done === 'cancel' && view?.order.state !== 'cancelled') return operatingActionsCopy.cancelWaits;
  if ((done === 'returned' || done === 'lost') && view?.order.method === 'cod')
    return operatingActionsCopy.doneAtDoor[done];
  return operatingActionsCopy.done[done];
}

/** Looks for the answer of a provider that was just asked: for half a minute. */
const LOOKS_FOR_ANSWER = 15;

/** One order with its purchase and payments. */
export default function OperatorOrder({ loaderData, actionData, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { view, mayMoveMoney, mayHideReviews, isStale, proposals } = loaderData;
  const refused = actionData?.refused ?? null;
  const done = ORDER_INTENTS.find((known) => known === search.get('done'));
  useLooks(done === 'ask', LOOKS_FOR_ANSWER);
  return (
    <div className="page space-y-5">
      <Notice refused={refused?.refused ?? null} done={done && !actionData ? doneWords(done, view) : null} />
      <WaitingProposals proposals={proposals} />
      {view ? (
        <OrderScreen
          view={view}
          mayMoveMoney={mayMoveMoney}
          mayHideReviews={mayHideReviews}
          contact={actionData?.contact ?? null}
          ground={{ action: operatorOrderPath(params.number), refused, isStale }}
        />
      ) : (
        <EmptyList title={copy.missing} text={copy.missingText} level={1}>
          <Link to={operatorOrdersPath()} className="button button-primary">
            {copy.back}
          </Link>
        </EmptyList>
      )}
    </div>
  );
}
