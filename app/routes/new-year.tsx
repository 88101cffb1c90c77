import { isNewYearOver, validUntil } from '#domain/promotions/periods.ts';
import { promotions } from '../content/promotions.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { PromotionBanner } from '../features/promotions/promotion-banner.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { Sections } from '../features/text/sections.tsx';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/new-year';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.texts.title),
        description: loaderData.texts.intro,
        path: '/promotions/new-year',
      })
    : [];

export const handle: RouteHandle<{ texts: { title: string; parent: string } }> = {
  crumbs: ({ texts }) => [{ label: texts.parent, to: '/promotions' }, { label: texts.title }],
};

export function loader({ context }: Route.LoaderArgs) {
  const { clock, page } = context.get(servicesContext);
  const now = clock();
  page.validUntil(validUntil(now));
  const { ended, endedNote, ...texts } = promotions.newYear;
  return {
    texts: { ...texts, parent: promotions.promotions.title },
    ended: isNewYearOver(now) ? { badge: ended, note: endedNote } : null,
  };
}

export default function NewYear({ loaderData: { texts, ended } }: Route.ComponentProps) {
  return (
    <div className="page space-y-8 pt-2">
      <PromotionBanner title={texts.title} text={texts.intro} ended={ended} />
      <Sections sections={texts.sections} />
    </div>
  );
}
