import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { OPERATOR_HOLIDAYS_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingHolidaysCopy as copy } from '../copy/operating-holidays.id.ts';
import { HolidaysScreen } from '../features/operating/holidays-screen.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { sayFileFailure } from '../features/operating/table-file-parts.tsx';
import { takeHolidaysForm } from '../features/operating/take-holidays-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/operator-holidays';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export const loader = async ({ context }: Route.LoaderArgs) => ({
  holidays: await context.get(servicesContext).operating.holidays(),
});

export async function action(args: Route.ActionArgs) {
  const answer = await takeHolidaysForm(args, await args.request.formData());
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${OPERATOR_HOLIDAYS_PATH}?done=${answer.done}`, 303);
}

/** A refused form stands beside the days as they are by now. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  Boolean(actionResult?.refused) || defaultShouldRevalidate;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** The days off, which count for promises with a date. */
export default function OperatorHolidays({ loaderData: { holidays }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const refused = actionData ?? null;
  const done: Readonly<Record<string, string>> = copy.done;
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice
        refused={refused?.refused ?? sayFileFailure(search.get('gagal'))}
        done={done[search.get('done') ?? ''] ?? null}
      />
      <HolidaysScreen
        holidays={holidays}
        ground={{ action: OPERATOR_HOLIDAYS_PATH, refused, isStale: false }}
      />
    </div>
  );
}
