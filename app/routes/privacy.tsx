import { privacy } from '../content/privacy.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { tabbedMeta } from '../features/seo/tabbed-meta.ts';
import { Blocks } from '../features/text/blocks.tsx';
import { HelpPage } from '../features/text/help-page.tsx';
import { Sections } from '../features/text/sections.tsx';
import { tabbedPage, tabLinks } from '../features/text/tabs.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/privacy';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const PATH = '/privacy';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => tabbedMeta(matches, PATH, loaderData);

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.privacy }] };

export function loader({ request }: Route.LoaderArgs) {
  const { tabs, updated, contact } = privacy;
  return { ...tabbedPage(request, privacy, tabs), updated, contact };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { title, intro, tabs, tab, updated, contact } = loaderData;
  return (
    <HelpPage path={PATH} title={title} intro={intro} notes={updated}>
      <LinkTabs label={textCopy.tabs} tabs={tabLinks(PATH, tabs)} current={tab.id} />
      <Sections sections={tab.sections} />
      <section id="kontak" className="card space-y-3 p-5 sm:p-6">
        <h2 className="text-xl font-bold">{contact.title}</h2>
        <Blocks blocks={contact.blocks} />
      </section>
    </HelpPage>
  );
}
