import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { OPERATOR_HOLIDAYS_PATH } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingHolidaysCopy } from '../copy/operating-holidays.id.ts';
import { tableFilesCopy } from '../copy/table-files.id.ts';
import { HolidaysFileScreen } from '../features/operating/holidays-file-screen.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { refuseForm, runCommand } from '../features/operating/run-command.ts';
import { MissingTable } from '../features/operating/table-file-parts.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/operator-holidays-file';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

const copy = operatingHolidaysCopy.file;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.pageTitle), description: copy.description, noindex: true });

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const file = await context.get(servicesContext).operating.holidaysFile(id);
  return file ? { id, file } : data({ id, file }, { status: 404 });
}

/** Makes the days of the file those of its year. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const rows = await args.context.get(servicesContext).operating.fileRows('holidays', args.params.id);
  if (!rows) return data(refuseForm(form, tableFilesCopy.missingText), { status: 404 });
  const days = rows.map(({ cells: { day = '', name = '' } }) => ({ day, name }));
  const decree = postedLine(form, 'decree');
  const input = { year: Number(days[0]?.day.slice(0, 4)), days, seen: postedLine(form, 'seen') };
  const answer = await runCommand(args, form, {
    name: 'holidays.import',
    input: decree === '' ? input : { ...input, decree },
  });
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${OPERATOR_HOLIDAYS_PATH}?done=file`, 303);
}

/** A refused form stands beside what the file would change by now. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  Boolean(actionResult?.refused) || defaultShouldRevalidate;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** A file of days off before it is used. */
export default function OperatorHolidaysFile({ loaderData: { id, file }, actionData }: Route.ComponentProps) {
  if (!file) return <MissingTable back={copy.back} path={OPERATOR_HOLIDAYS_PATH} />;
  const refused = actionData ?? null;
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{file.fileName}</h1>
      <Notice refused={refused?.refused ?? null} done={null} />
      <HolidaysFileScreen
        file={file}
        ground={{ action: `${OPERATOR_HOLIDAYS_PATH}/files/${id}`, refused, isStale: false }}
      />
      <Link to={OPERATOR_HOLIDAYS_PATH} className="link inline-flex min-h-11 items-center">
        {copy.back}
      </Link>
    </div>
  );
}
