import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { OPERATOR_SETTINGS_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingTariffsCopy as copy } from '../copy/operating-tariffs.id.ts';
import { tableFilesCopy } from '../copy/table-files.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { refuseForm, runCommand } from '../features/operating/run-command.ts';
import { MissingTable } from '../features/operating/table-file-parts.tsx';
import { TariffsFileScreen } from '../features/operating/tariffs-file-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { requireUser } from '../visit.ts';
import type { Route } from './+types/operator-tariffs-file';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.pageTitle), description: copy.description, noindex: true });

export async function loader(args: Route.LoaderArgs) {
  const { operating, desks } = args.context.get(servicesContext);
  const { id } = args.params;
  const file = await operating.tariffsFile(id);
  const loaded = { id, file, isStale: !(await desks.hasFreshCode(await requireUser(args))) };
  return file ? loaded : data(loaded, { status: 404 });
}

/** Makes the tariffs of the file the shop's. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const tariffs = await args.context.get(servicesContext).operating.fileTariffs(args.params.id);
  if (!tariffs) return data(refuseForm(form, tableFilesCopy.missingText), { status: 404 });
  const answer = await runCommand(args, form, {
    name: 'tariffs.import',
    input: { tariffs, seen: postedLine(form, 'seen'), endsServices: form.has('ends') },
  });
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${OPERATOR_SETTINGS_PATH}?done=tariffs`, 303);
}

/** A refused form stands beside what the file would change by now. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  Boolean(actionResult?.refused) || defaultShouldRevalidate;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** A file of tariffs before it is used. */
export default function OperatorTariffsFile({
  loaderData: { id, file, isStale },
  actionData,
}: Route.ComponentProps) {
  if (!file) return <MissingTable back={copy.back} path={OPERATOR_SETTINGS_PATH} />;
  const refused = actionData ?? null;
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{file.fileName}</h1>
      <Notice refused={refused?.refused ?? null} done={null} />
      <TariffsFileScreen
        file={file}
        ground={{ action: `${OPERATOR_SETTINGS_PATH}/files/${id}`, refused, isStale }}
      />
      <Link to={OPERATOR_SETTINGS_PATH} className="link inline-flex min-h-11 items-center">
        {copy.back}
      </Link>
    </div>
  );
}
