import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { parseId } from '#domain/parse-id.ts';
import { operatorWordPath, operatorWordsPath } from '#domain/paths.ts';
import { keepPost } from '../browser/kept-post.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingWordsCopy } from '../copy/operating-words.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { takeWordsForm } from '../features/operating/take-words-form.ts';
import { WordScreen } from '../features/operating/word-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { EmptyList } from '../ui/empty-list.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/operator-word';

export { FormErrorBoundary as ErrorBoundary } from '../features/layout/form-error-page.tsx';

const copy = operatingWordsCopy.row;
/** The number of a new row in the address. */
const NEW = 'baru';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.change), description: copy.description, noindex: true });

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const { row, places } = await context.get(servicesContext).operating.word(id);
  const isMissing = row === null && params.id !== NEW;
  const loaded = { id, row, places, isMissing };
  return isMissing ? data(loaded, { status: 404 }) : loaded;
}

/** Shows what a change would find, or makes it. */
export async function action(args: Route.ActionArgs) {
  const answer = await takeWordsForm(args, await args.request.formData());
  if (!('refused' in answer)) throw redirect(`${operatorWordsPath()}?done=${answer.done}`, 303);
  return answer.refused === null ? answer : data(answer, { status: 422 });
}

/** A refused form stands beside the row as it is by now: somebody else may have changed it. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  Boolean(actionResult?.refused) || defaultShouldRevalidate;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepPost(request, () => serverAction());

/** A row of the words that searches understand. */
export default function OperatorWord({
  loaderData: { id, row, places, isMissing },
  actionData,
}: Route.ComponentProps) {
  const answer = actionData ?? null;
  if (isMissing && answer === null) {
    return (
      <div className="page">
        <EmptyList title={operatingWordsCopy.missing} text={operatingWordsCopy.missingText} level={1}>
          <Link to={operatorWordsPath()} className="button button-primary">
            {operatingWordsCopy.back}
          </Link>
        </EmptyList>
      </div>
    );
  }
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{row?.set === 'own' ? copy.change : copy.add}</h1>
      <Notice refused={answer?.refused ?? null} done={null} />
      {isMissing && <p className="max-w-prose text-ink-soft">{copy.gone}</p>}
      <WordScreen row={row} address={operatorWordPath(id)} places={places} answer={answer} />
      <Link to={operatorWordsPath()} className="link inline-flex min-h-11 items-center">
        {operatingWordsCopy.back}
      </Link>
    </div>
  );
}
