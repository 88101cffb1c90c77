import { data } from 'react-router';
import { SPECIAL_OFFER } from '#domain/listing/list-query.ts';
import { hasEnded, SPECIAL_OFFER_PERIOD } from '#domain/promotions/periods.ts';
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
import type { Route } from './+types/special-offer';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.texts.title),
        description: loaderData.texts.intro,
        path: pagedPath('/special-offer', loaderData.list.state.page),
        noindex: loaderData.list.state.beside !== null,
      })
    : [];

export const handle: RouteHandle<{ texts: { title: string } }> = {
  crumbs: ({ texts }) => [{ label: texts.title }],
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const now = services.clock();
  const [{ highestDiscount }, flash, list] = await Promise.all([
    services.catalogue.promotionFigures(now),
    flashLine(services.catalogue, SPECIAL_OFFER.holds),
    loadPromotionList(services, SPECIAL_OFFER, url),
  ]);
  const { upTo, figure, tiles, ended, endedNote, ...texts } = promotions.specialOffer;
  return data(
    {
      texts: {
        ...texts,
        upTo: upTo(highestDiscount),
        figure: figure(highestDiscount),
        tiles: tiles(highestDiscount),
      },
      flash,
      ended: hasEnded(SPECIAL_OFFER_PERIOD, now) ? { badge: ended, note: endedNote } : null,
      list,
    },
    { status: list.isBeyond ? 404 : 200 },
  );
}

export default function SpecialOffer({ loaderData: { texts, flash, ended, list } }: Route.ComponentProps) {
  return (
    <div className="page space-y-5 pt-2">
      <PromotionBanner
        title={texts.title}
        headline={texts.banner}
        text={texts.upTo}
        flash={flash}
        figure={texts.figure}
        period={texts.period}
        ended={ended}
      />
      <PromotionTiles tiles={texts.tiles} ended={ended && texts.endedTile} />
      <PromotionList screen={SPECIAL_OFFER.screen} path="/special-offer" list={list} texts={texts} />
    </div>
  );
}
