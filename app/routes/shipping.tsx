import { shipping } from '../content/shipping.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta, tabPath } from '../features/seo/page-meta.ts';
import { CourierCards } from '../features/shipping/courier-cards.tsx';
import { TrackingStatuses } from '../features/shipping/tracking-statuses.tsx';
import { Note, TextTable } from '../features/text/blocks.tsx';
import { HelpPage } from '../features/text/help-page.tsx';
import { Sections } from '../features/text/sections.tsx';
import { currentTab, tabbedTitle, tabLinks } from '../features/text/tabs.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/shipping';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const PATH = '/shipping';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.pageTitle),
        description: loaderData.intro,
        path: tabPath(PATH, loaderData.tabs, loaderData.tab.id),
      })
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.shipping }] };

export function loader({ request }: Route.LoaderArgs) {
  const { title, intro, tabs: texts } = shipping;
  const all = [
    { id: 'umum', ...texts.umum },
    { id: 'kurir', ...texts.kurir },
    { id: 'estimasi', ...texts.estimasi },
    { id: 'lacak', ...texts.lacak },
  ] as const;
  const tab = currentTab(all, new URL(request.url).searchParams);
  const tabs = all.map(({ id, title: label }) => ({ id, title: label }));
  return { title, pageTitle: tabbedTitle(title, tabs, tab.id), intro, tabs, tab };
}

export default function Shipping({ loaderData: { title, intro, tabs, tab } }: Route.ComponentProps) {
  return (
    <HelpPage path={PATH} title={title} intro={intro}>
      <LinkTabs label={textCopy.tabs} tabs={tabLinks(PATH, tabs)} current={tab.id} />
      {tab.id === 'umum' && <Sections sections={tab.sections} />}
      {tab.id === 'kurir' && (
        <>
          <p className="max-w-prose">{tab.intro}</p>
          <CourierCards couriers={tab.couriers} />
        </>
      )}
      {tab.id === 'estimasi' && (
        <>
          <TextTable {...tab.table} />
          <Note text={tab.note} />
        </>
      )}
      {tab.id === 'lacak' && (
        <>
          <Sections sections={tab.sections} />
          <TrackingStatuses title={tab.statusesTitle} statuses={tab.statuses} />
        </>
      )}
    </HelpPage>
  );
}
