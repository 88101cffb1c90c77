import { terms } from '../content/terms.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { HelpPage } from '../features/text/help-page.tsx';
import { ContentsList, Sections } from '../features/text/sections.tsx';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/terms';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, { title: pageTitle(loaderData.title), description: loaderData.intro, path: '/terms' })
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.terms }] };

export function loader({ context }: Route.LoaderArgs) {
  return terms(context.get(servicesContext).ways());
}

export default function Terms({ loaderData: { title, updated, intro, sections } }: Route.ComponentProps) {
  return (
    <HelpPage path="/terms" title={title} intro={intro} notes={updated}>
      <ContentsList sections={sections} />
      <Sections sections={sections} />
    </HelpPage>
  );
}
