import { data, redirect, useSearchParams } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { OPERATOR_SETTLEMENT_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingSettlementCopy as copy } from '../copy/operating-settlement.id.ts';
import { settlementFileCopy } from '../copy/operating-settlement-files.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { WaitingProposals } from '../features/operating/proposal-screen.tsx';
import { SettlementScreen } from '../features/operating/settlement-screen.tsx';
import { takeSettlementForm } from '../features/operating/take-settlement-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { requireUser, scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-settlement';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks } = args.context.get(servicesContext);
  const settlement = await operating.settlement();
  const about = { kinds: ['suspense'], ids: settlement.unknown.map(({ id }) => id) };
  return {
    settlement,
    proposals: await operating.proposalsAbout(scopeOf(args), about),
    mayMoveMoney: scopeOf(args).permissions.includes('operator.money.write'),
    isStale: !(await desks.hasFreshCode(await requireUser(args))),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const answer = await takeSettlementForm(args, form);
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${OPERATOR_SETTLEMENT_PATH}?done=${doneOf(form, answer.done)}`, 303);
}

const DONE = ['decide', 'settled', 'partial', 'refunded', 'payer'] as const;

/** What was done, as the page says it: for a purchase, what the money did there. */
function doneOf(form: FormData, [value]: readonly unknown[]): string {
  const intent = postedLine(form, 'intent');
  return intent === 'purchase' ? String(value) : intent;
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

export default function OperatorSettlement({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { isStale, proposals, ...loaded } = loaderData;
  const refused = actionData ?? null;
  const done = DONE.find((known) => known === search.get('done'));
  const failures: Readonly<Record<string, string>> = settlementFileCopy.failed;
  const failed = failures[search.get('gagal') ?? ''];
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice refused={refused?.refused ?? failed ?? null} done={done ? copy.done[done] : null} />
      <WaitingProposals proposals={proposals} />
      <SettlementScreen {...loaded} ground={{ action: OPERATOR_SETTLEMENT_PATH, refused, isStale }} />
    </div>
  );
}
