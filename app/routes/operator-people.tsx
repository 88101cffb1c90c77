import { isUuid } from '#domain/is-uuid.ts';
import { cleanTerm } from '#domain/search/clean-term.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingPeopleCopy } from '../copy/operating-people.id.ts';
import { PeopleScreen } from '../features/operating/people-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/operator-people';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = operatingPeopleCopy.list;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { operating } = context.get(servicesContext);
  const after = url.searchParams.get('after') ?? '';
  const asked = {
    q: cleanTerm(url.searchParams.get('q') ?? ''),
    after: isUuid(after) ? after : null,
  };
  return { asked, found: await operating.people(asked) };
}

/** The accounts of people. */
export default function OperatorPeople({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <PeopleScreen {...loaderData} />
    </div>
  );
}
