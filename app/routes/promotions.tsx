import { formatLongDate } from '#domain/format-date.ts';
import {
  currentPromotionPeriod,
  EID_PERIOD,
  hasEnded,
  isNewYearOver,
  SPECIAL_OFFER_PERIOD,
  validUntil,
} from '#domain/promotions/periods.ts';
import { promotions } from '../content/promotions.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { flashLine } from '../features/promotions/flash-line.ts';
import { PromotionBanner } from '../features/promotions/promotion-banner.tsx';
import { PromotionCards } from '../features/promotions/promotion-cards.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/promotions';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: pageTitle(loaderData.texts.title),
        description: loaderData.texts.intro,
        path: '/promotions',
      })
    : [];

export const handle: RouteHandle<{ texts: { title: string } }> = {
  crumbs: ({ texts }) => [{ label: texts.title }],
};

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, clock, page } = context.get(servicesContext);
  const now = clock();
  const [{ highestDiscount, averageDiscount, newProducts, newUntil }, flash] = await Promise.all([
    catalogue.promotionFigures(now),
    flashLine(catalogue, {}),
  ]);
  page.validUntil(validUntil(now, [newUntil]));
  const { from, to } = currentPromotionPeriod(now);
  const { title, intro, banner, upTo, figure, period, cards, seeCard } = promotions.promotions;
  return {
    texts: {
      title,
      intro,
      banner,
      seeCard,
      upTo: upTo(highestDiscount),
      figure: figure(highestDiscount),
      period: period(formatLongDate(from), formatLongDate(to)),
    },
    flash,
    cards: cards({
      averageDiscount,
      newProducts,
      isSpecialOfferOver: hasEnded(SPECIAL_OFFER_PERIOD, now),
      isEidOver: hasEnded(EID_PERIOD, now),
      isNewYearOver: isNewYearOver(now),
    }),
  };
}

export default function Promotions({ loaderData: { texts, flash, cards } }: Route.ComponentProps) {
  return (
    <div className="page space-y-6 pt-2">
      <PromotionBanner
        title={texts.title}
        headline={texts.banner}
        text={texts.upTo}
        flash={flash}
        figure={texts.figure}
        period={texts.period}
      />
      <p className="max-w-prose text-ink-soft">{texts.intro}</p>
      <PromotionCards cards={cards} action={texts.seeCard} />
    </div>
  );
}
