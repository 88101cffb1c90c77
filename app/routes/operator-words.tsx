import { useSearchParams } from 'react-router';
import { parseId } from '#domain/parse-id.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingWordsCopy as copy } from '../copy/operating-words.id.ts';
import { Notice } from '../features/operating/notice.tsx';
import { sayFileFailure } from '../features/operating/table-file-parts.tsx';
import { WordsScreen } from '../features/operating/words-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/operator-words';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const asked = {
    q: cleanTerm(searchParams.get('q') ?? ''),
    after: parseId(searchParams.get('after') ?? ''),
  };
  return { asked, list: await context.get(servicesContext).operating.words(asked) };
}

/** The words that searches understand besides names. */
export default function OperatorWords({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const done: Readonly<Record<string, string>> = copy.done;
  return (
    <div className="page space-y-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <Notice refused={sayFileFailure(search.get('gagal'))} done={done[search.get('done') ?? ''] ?? null} />
      <WordsScreen {...loaderData} />
    </div>
  );
}
