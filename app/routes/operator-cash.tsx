import { data, redirect, useSearchParams } from 'react-router';
import { operatorCashPath } from '#domain/paths.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { COURIER_IDS } from '#domain/shipping/couriers.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingCashCopy as copy } from '../copy/operating-settlement.id.ts';
import { CashScreen } from '../features/operating/cash-screen.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { takeCashForm } from '../features/operating/take-settlement-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { requireUser, scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-cash';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

const courierOf = ({ searchParams }: URL) =>
  COURIER_IDS.find((id) => id === searchParams.get('kurir')) ?? null;

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks, clock } = args.context.get(servicesContext);
  const courier = courierOf(args.url);
  return {
    courier,
    cash: await operating.cash(courier),
    mayMoveMoney: scopeOf(args).permissions.includes('operator.money.write'),
    isStale: !(await desks.hasFreshCode(await requireUser(args))),
    today: jakartaDay(clock()),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const answer = await takeCashForm(args, form);
  if ('refused' in answer) return data(answer, { status: 422 });
  const back = new URL(operatorCashPath(courierOf(args.url)), args.url);
  back.searchParams.set('done', form.get('intent') === 'claim_paid' ? 'claim_paid' : 'remitted');
  throw redirect(back.pathname + back.search, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

export default function OperatorCash({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { isStale, ...loaded } = loaderData;
  const refused = actionData ?? null;
  const done = (['remitted', 'claim_paid'] as const).find((known) => known === search.get('done'));
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice refused={refused?.refused ?? null} done={done ? copy.done[done] : null} />
      <CashScreen {...loaded} ground={{ action: operatorCashPath(loaded.courier), refused, isStale }} />
    </div>
  );
}
