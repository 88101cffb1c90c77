import { data, Form, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { postedLine } from '#domain/forms/posted-line.ts';
import { operatorWordsPath } from '#domain/paths.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingWordsCopy } from '../copy/operating-words.id.ts';
import { tableFilesCopy } from '../copy/table-files.id.ts';
import { plainField } from '../features/operating/command-form.tsx';
import { Notice } from '../features/operating/notice.tsx';
import { refuseForm, runCommand } from '../features/operating/run-command.ts';
import { MissingTable } from '../features/operating/table-file-parts.tsx';
import { WordsFileScreen } from '../features/operating/words-file-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/operator-words-file';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

const copy = operatingWordsCopy.file;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.pageTitle), description: copy.description, noindex: true });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const q = cleanTerm(url.searchParams.get('q') ?? '');
  const file = await context.get(servicesContext).operating.wordsFile(params.id, q);
  const loaded = { id: params.id, q, file };
  return file ? loaded : data(loaded, { status: 404 });
}

/** Makes the rows of the file the shop's own words. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const rows = await args.context.get(servicesContext).operating.fileRows('words', args.params.id);
  if (!rows) return data(refuseForm(form, tableFilesCopy.missingText), { status: 404 });
  const answer = await runCommand(args, form, {
    name: 'search.import_words',
    input: { rows, seen: postedLine(form, 'seen') },
  });
  if ('refused' in answer) return data(answer, { status: 422 });
  throw redirect(`${operatorWordsPath()}?done=file`, 303);
}

/** A refused form stands beside what the file would change by now. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  Boolean(actionResult?.refused) || defaultShouldRevalidate;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** A file of words before it is used. */
export default function OperatorWordsFile({ loaderData: { id, q, file }, actionData }: Route.ComponentProps) {
  if (!file) return <MissingTable back={operatingWordsCopy.back} path={operatorWordsPath()} />;
  const refused = actionData ?? null;
  const address = `${operatorWordsPath()}/files/${id}`;
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{file.fileName}</h1>
      <Notice refused={refused?.refused ?? null} done={null} />
      <WordsFileScreen file={file} ground={{ action: address, refused, isStale: false }}>
        <Form method="get" action={address} key={q} className="flex max-w-xl flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <TextField
              texts={plainField('q', operatingWordsCopy.row.trial)}
              control={{ maxLength: 100, defaultValue: q }}
            />
          </div>
          <button type="submit" className="button button-quiet">
            {copy.tryIt}
          </button>
        </Form>
      </WordsFileScreen>
      <Link to={operatorWordsPath()} className="link inline-flex min-h-11 items-center">
        {operatingWordsCopy.back}
      </Link>
    </div>
  );
}
