import { shipping } from '../content/shipping.id.ts';
import { textCopy } from '../copy/text-pages.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { TrackForm } from '../features/orders/track-form.tsx';
import { tabbedMeta } from '../features/seo/tabbed-meta.ts';
import { CourierCards } from '../features/shipping/courier-cards.tsx';
import { TrackingStatuses } from '../features/shipping/tracking-statuses.tsx';
import { Note, TextTable } from '../features/text/blocks.tsx';
import { HelpPage } from '../features/text/help-page.tsx';
import { Sections } from '../features/text/sections.tsx';
import { tabbedPage, tabLinks } from '../features/text/tabs.ts';
import { servicesContext } from '../services.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';
import type { Route } from './+types/shipping';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const PATH = '/shipping';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => tabbedMeta(matches, PATH, loaderData);

export const handle: RouteHandle = { crumbs: () => [{ label: textCopy.crumbs.shipping }] };

export function loader({ request, context }: Route.LoaderArgs) {
  const page = shipping(context.get(servicesContext).ways());
  const { tabs: texts } = page;
  const all = [
    { id: 'umum', ...texts.umum },
    { id: 'kurir', ...texts.kurir },
    { id: 'estimasi', ...texts.estimasi },
    { id: 'lacak', ...texts.lacak },
  ] as const;
  return tabbedPage(request, page, all);
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
          <TrackForm />
          <Sections sections={tab.sections} />
          <TrackingStatuses title={tab.statusesTitle} statuses={tab.statuses} />
        </>
      )}
    </HelpPage>
  );
}
