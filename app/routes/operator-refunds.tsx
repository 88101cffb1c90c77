import { data, redirect, useSearchParams } from 'react-router';
import { OPERATOR_REFUNDS_PATH } from '#domain/paths.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingMoneyCopy } from '../copy/operating-money.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { RefundsScreen } from '../features/operating/refunds-screen.tsx';
import { MONEY_INTENTS, refundCommandOf, takeMoneyForm } from '../features/operating/take-money-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { requireUser, scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-refunds';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

const copy = operatingMoneyCopy.refunds;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks, clock } = args.context.get(servicesContext);
  return {
    refunds: await operating.refunds(),
    mayMoveMoney: scopeOf(args).permissions.includes('operator.money.write'),
    isStale: !(await desks.hasFreshCode(await requireUser(args))),
    today: jakartaDay(clock()),
  };
}

export async function action(args: Route.ActionArgs) {
  const answer = await takeMoneyForm(args, await args.request.formData(), refundCommandOf);
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${OPERATOR_REFUNDS_PATH}?done=${answer.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

export default function OperatorRefunds({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { isStale, ...loaded } = loaderData;
  const refused = actionData ?? null;
  const done = MONEY_INTENTS.find((known) => known === search.get('done'));
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice refused={refused?.refused ?? null} done={done ? operatingMoneyCopy.done[done] : null} />
      <RefundsScreen {...loaded} ground={{ action: OPERATOR_REFUNDS_PATH, refused, isStale }} />
    </div>
  );
}
