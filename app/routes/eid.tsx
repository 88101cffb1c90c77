import { data } from 'react-router';
import { EID } from '#domain/listing/list-query.ts';
import { EID_PERIOD, hasEnded } from '#domain/promotions/periods.ts';
import { promotions } from '../content/promotions.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { flashLine } from '../features/promotions/flash-line.ts';
import { loadPromotionList } from '../features/promotions/load-list.ts';
import { PromotionBanner } from '../features/promotions/promotion-banner.tsx';
import { PromotionList } from '../features/promotions/promotion-list.tsx';
import { PromotionTiles } from '../features/promotions/promotion-tiles.tsx';
import { pagedPath, pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/eid';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.texts.title),
        description: loaderData.texts.intro,
        path: pagedPath('/promotions/eid', loaderData.list.state.page),
        noindex: loaderData.list.state.beside !== null,
      })
    : [];

export const handle: RouteHandle<{ texts: { title: string; parent: string } }> = {
  crumbs: ({ texts }) => [{ label: texts.parent, to: '/promotions' }, { label: texts.title }],
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const now = services.clock();
  const [flash, list] = await Promise.all([
    flashLine(services.catalogue, EID.holds),
    loadPromotionList(services, EID, url),
  ]);
  const { ended, endedNote, ...texts } = promotions.eid;
  return data(
    {
      texts: { ...texts, parent: promotions.promotions.title },
      flash,
      ended: hasEnded(EID_PERIOD, now) ? { badge: ended, note: endedNote } : null,
      list,
    },
    { status: list.isBeyond ? 404 : 200 },
  );
}

export default function Eid({ loaderData: { texts, flash, ended, list } }: Route.ComponentProps) {
  return (
    <div className="page space-y-5 pt-2">
      <PromotionBanner
        title={texts.title}
        text={texts.intro}
        flash={flash}
        period={texts.period}
        ended={ended}
      />
      <PromotionTiles tiles={texts.tiles} ended={ended && texts.endedTile} />
      <PromotionList screen={EID.screen} path="/promotions/eid" list={list} texts={texts} />
    </div>
  );
}
