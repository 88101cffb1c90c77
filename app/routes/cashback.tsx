import { promotions } from '../content/promotions.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { PromotionBanner } from '../features/promotions/promotion-banner.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { Sections } from '../features/text/sections.tsx';
import type { Route } from './+types/cashback';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.texts.title),
        description: loaderData.texts.intro,
        path: '/promotions/cashback',
      })
    : [];

export const handle: RouteHandle<{ texts: { title: string; parent: string } }> = {
  crumbs: ({ texts }) => [{ label: texts.parent, to: '/promotions' }, { label: texts.title }],
};

export function loader() {
  return { texts: { ...promotions.cashback, parent: promotions.promotions.title } };
}

export default function Cashback({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <div className="page space-y-8 pt-2">
      <PromotionBanner title={texts.title} text={texts.intro} />
      <Sections sections={texts.sections} />
    </div>
  );
}
