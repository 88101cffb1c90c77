import { data } from 'react-router';
import { NEW_ARRIVALS } from '#domain/listing/list-query.ts';
import { promotions } from '../content/promotions.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { loadPromotionList } from '../features/promotions/load-list.ts';
import { PromotionList } from '../features/promotions/promotion-list.tsx';
import { pagedPath, pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/new-arrivals';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.texts.title),
        description: loaderData.texts.intro,
        path: pagedPath('/new-arrivals', loaderData.list.state.page),
        noindex: loaderData.list.state.beside !== null,
      })
    : [];

export const handle: RouteHandle<{ texts: { title: string } }> = {
  crumbs: ({ texts }) => [{ label: texts.title }],
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const list = await loadPromotionList(context.get(servicesContext), NEW_ARRIVALS, url);
  return data({ texts: promotions.newArrivals, list }, { status: list.isBeyond ? 404 : 200 });
}

export default function NewArrivals({ loaderData: { texts, list } }: Route.ComponentProps) {
  return (
    <div className="page space-y-5 pt-2">
      <div className="space-y-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{texts.title}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </div>
      <PromotionList screen={NEW_ARRIVALS.screen} path="/new-arrivals" list={list} texts={texts} />
    </div>
  );
}
