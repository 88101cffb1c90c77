import { privacy } from '../content/privacy.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta, tabPath } from '../features/seo/page-meta.ts';
import { Blocks } from '../features/text/blocks.tsx';
import { HelpPage } from '../features/text/help-page.tsx';
import { Sections } from '../features/text/sections.tsx';
import { currentTab, tabbedTitle, tabLinks } from '../features/text/tabs.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/privacy';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const PATH = '/privacy';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.pageTitle),
        description: loaderData.intro,
        path: tabPath(PATH, loaderData.tabs, loaderData.tab.id),
      })
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.privacy }] };

export function loader({ request }: Route.LoaderArgs) {
  const { title, intro, tabs: all, updated, contact } = privacy;
  const tab = currentTab(all, new URL(request.url).searchParams);
  const tabs = all.map(({ id, title: label }) => ({ id, title: label }));
  return { title, pageTitle: tabbedTitle(title, tabs, tab.id), intro, tabs, tab, updated, contact };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { title, intro, tabs, tab, updated, contact } = loaderData;
  return (
    <HelpPage path={PATH} title={title} intro={intro} note={updated}>
      <LinkTabs label={textCopy.tabs} tabs={tabLinks(PATH, tabs)} current={tab.id} />
      <Sections sections={tab.sections} />
      <section id="kontak" className="card space-y-3 p-5 sm:p-6">
        <h2 className="text-xl font-bold">{contact.title}</h2>
        <Blocks blocks={contact.blocks} />
      </section>
    </HelpPage>
  );
}
