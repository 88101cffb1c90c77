import { policies } from '../content/policies.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { tabbedMeta } from '../features/seo/tabbed-meta.ts';
import { HelpPage } from '../features/text/help-page.tsx';
import { Sections } from '../features/text/sections.tsx';
import { tabbedPage, tabLinks } from '../features/text/tabs.ts';
import { servicesContext } from '../services.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/policies';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const PATH = '/policies';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => tabbedMeta(matches, PATH, loaderData);

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.policies }] };

export function loader({ request, context }: Route.LoaderArgs) {
  const texts = policies(context.get(servicesContext).ways());
  return tabbedPage(request, texts, texts.tabs);
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
