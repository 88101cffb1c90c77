import { policies } from '../content/policies.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta, tabPath } from '../features/seo/page-meta.ts';

import { HelpPage } from '../features/text/help-page.tsx';
import { Sections } from '../features/text/sections.tsx';
import { currentTab, tabbedTitle, tabLinks } from '../features/text/tabs.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/policies';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const PATH = '/policies';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.pageTitle),
        description: loaderData.intro,
        path: tabPath(PATH, loaderData.tabs, loaderData.tab.id),
      })
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.policies }] };

export function loader({ request }: Route.LoaderArgs) {
  const { title, intro, tabs: all } = policies;
  const tab = currentTab(all, new URL(request.url).searchParams);
  const tabs = all.map(({ id, title: label }) => ({ id, title: label }));
  return { title, pageTitle: tabbedTitle(title, tabs, tab.id), intro, tabs, tab };
}

export default function Policies({ loaderData }: Route.ComponentProps) {
  const { title, intro, tabs, tab } = loaderData;
  return (
    <HelpPage path={PATH} title={title} intro={intro}>
      <LinkTabs label={textCopy.tabs} tabs={tabLinks(PATH, tabs)} current={tab.id} />
      <Sections sections={tab.sections} />
    </HelpPage>
  );
}
