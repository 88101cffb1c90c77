import { data, redirect, useSearchParams } from 'react-router';
import { SAMPLE_TRANSFERS } from '#domain/bank/bank-form.ts';
import { OPERATOR_BANK_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingBankCopy as copy } from '../copy/operating-bank.id.ts';
import { BankFormSection } from '../features/operating/bank-form.tsx';
import { BankLinesSection } from '../features/operating/bank-lines.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { takeBankForm } from '../features/operating/take-bank-form.ts';
import { isAboutLines, type ShownBankLines, takeBankLines } from '../features/operating/take-bank-lines.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { requireUser, scopeOf } from '../visit.ts';
import type { Route } from './+types/operator-bank';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';
export { shouldRevalidate } from '../features/operating/after-a-form.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks } = args.context.get(servicesContext);
  const { form, version } = await operating.bankForm();
  return {
    form,
    version,
    sample: operating.bankSample(form, SAMPLE_TRANSFERS),
    mayMoveMoney: scopeOf(args).permissions.includes('operator.money.write'),
    isStale: !(await desks.hasFreshCode(await requireUser(args))),
  };
}

export async function action(args: Route.ActionArgs) {
  const posted = await args.request.formData();
  const answer = isAboutLines(posted) ? await takeBankLines(args, posted) : await takeBankForm(args, posted);
  if ('refused' in answer) return data(answer, { status: answer.refused === '' ? 200 : 422 });
  throw redirect(`${OPERATOR_BANK_PATH}?done=${answer.done}`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

export default function OperatorBank({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { isStale, sample, ...loaded } = loaderData;
  const shown = actionData && 'lines' in actionData ? actionData : null;
  const refused = actionData && 'sample' in actionData ? actionData : null;
  const done = (['form'] as const).find((known) => known === search.get('done'));
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice
        refused={actionData?.refused || null}
        done={shown && shown.done.length > 0 ? saidOf(shown) : done && !actionData ? copy.done[done] : null}
      />
      {loaded.mayMoveMoney && <BankLinesSection shown={shown} isStale={isStale} />}
      <BankFormSection
        {...loaded}
        sample={refused?.sample ?? sample}
        isTyped={refused !== null && refused.sample !== null}
        ground={{ action: OPERATOR_BANK_PATH, refused, isStale }}
      />
    </div>
  );
}

const saidOf = ({ intent, done }: ShownBankLines): string =>
  intent === 'fee' ? copy.lines.booked(done.length) : copy.lines.done(done.length);
