import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { OPERATOR_SETTINGS_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingSettingsCopy as copy } from '../copy/operating-settings.id.ts';
import { operatingTariffsCopy } from '../copy/operating-tariffs.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { SettingsScreen } from '../features/operating/settings-screen.tsx';
import { sayFileFailure } from '../features/operating/table-file-parts.tsx';
import { takeSettingsForm } from '../features/operating/take-settings-form.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { requireUser } from '../visit.ts';
import type { Route } from './+types/operator-settings';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader(args: Route.LoaderArgs) {
  const { settings, desks } = args.context.get(servicesContext);
  return { settings: await settings(), isStale: !(await desks.hasFreshCode(await requireUser(args))) };
}

export async function action(args: Route.ActionArgs) {
  const answer = await takeSettingsForm(args, await args.request.formData());
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${OPERATOR_SETTINGS_PATH}?done=1`, 303);
}

/** A refused form stands beside the settings as they are by now. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  Boolean(actionResult?.refused) || defaultShouldRevalidate;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

const doneWords = (done: string | null) => (done === 'tariffs' ? operatingTariffsCopy.done : copy.done);

/** What the operator decides about the shop. */
export default function OperatorSettings({
  loaderData: { settings, isStale },
  actionData,
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  const refused = actionData ?? null;
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice
        refused={refused?.refused ?? sayFileFailure(search.get('gagal'))}
        done={search.has('done') ? doneWords(search.get('done')) : null}
      />
      <SettingsScreen settings={settings} ground={{ action: OPERATOR_SETTINGS_PATH, refused, isStale }} />
    </div>
  );
}
