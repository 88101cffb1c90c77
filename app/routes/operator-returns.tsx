import { parseOperatorReturnTab } from '#domain/returns/operator-tabs.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { operatingReturnsCopy } from '../copy/operating-returns.id.ts';
import { ReturnsScreen } from '../features/operating/returns-screen.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/operator-returns';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = operatingReturnsCopy.list;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { operating, clock } = context.get(servicesContext);
  const asked = {
    tab: parseOperatorReturnTab(url.searchParams.get('tab')),
    after: url.searchParams.get('after'),
  };
  return { asked, list: await operating.returns(asked), now: clock() };
}

/** The returns of all shops. */
export default function OperatorReturns({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page space-y-5">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <ReturnsScreen {...loaderData} />
    </div>
  );
}
