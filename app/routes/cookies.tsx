import { cookies } from '../content/cookies.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { HelpPage } from '../features/text/help-page.tsx';
import { ContentsList, Sections } from '../features/text/sections.tsx';
import type { Route } from './+types/cookies';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.title),
        description: loaderData.intro,
        path: '/cookies',
      })
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.cookies }] };

export function loader() {
  return cookies;
}

export default function Cookies({ loaderData: { title, intro, sections } }: Route.ComponentProps) {
  return (
    <HelpPage path="/cookies" title={title} intro={intro}>
      <ContentsList sections={sections} />
      <Sections sections={sections} />
    </HelpPage>
  );
}
