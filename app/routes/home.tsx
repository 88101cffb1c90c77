import { HOME_LIST_SIZE } from '#domain/catalogue/list-rules.ts';
import { FLASH_STRIP_SIZE } from '#domain/flash-sale/flash-item.ts';
import { orderBanners } from '#domain/promotions/banner-order.ts';
import { homeCopy as copy } from '../copy/home.id.ts';
import { FlashStrip } from '../features/flash-sale/flash-strip.tsx';
import { CategoryRow } from '../features/home/category-row.tsx';
import { CategoryTiles } from '../features/home/category-tiles.tsx';
import { Hero } from '../features/home/hero.tsx';
import { ProductSection } from '../features/home/product-section.tsx';
import { PromoTiles } from '../features/home/promo-tiles.tsx';
import { JsonLd } from '../features/seo/json-ld.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { organizationThing, websiteThing } from '../features/seo/things.ts';
import { servicesContext } from '../services.ts';
import { HydrateLater } from '../ui/hydrate-later.tsx';
import type { Route } from './+types/home';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: copy.title, description: copy.description, path: '/' });

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, clock, contact, publicUrl } = context.get(servicesContext);
  const now = clock();
  const [banners, categories, sessions, featured, recommended] = await Promise.all([
    catalogue.banners(),
    catalogue.categories(),
    catalogue.flashSessions(),
    catalogue.featured(HOME_LIST_SIZE),
    catalogue.recommended(HOME_LIST_SIZE, now),
  ]);
  const offers = sessions.find(({ startsAtHour }) => startsAtHour === null)?.offers ?? [];
  return {
    banners: orderBanners(banners, now),
    slides: orderBanners(copy.promo.slides, now),
    categories,
    offers: offers.slice(0, FLASH_STRIP_SIZE),
    featured,
    recommended,
    contact: contact(),
    publicUrl,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, slides, categories, offers, featured, recommended, contact, publicUrl } = loaderData;
  return (
    <div className="page flex flex-col gap-5 pt-2 sm:gap-12 sm:pt-4 lg:gap-4 lg:pt-2">
      <JsonLd thing={import.meta.env.SSR && organizationThing(publicUrl, contact)} />
      <JsonLd thing={import.meta.env.SSR && websiteThing(publicUrl)} />
      <h1 className="sr-only">{copy.title}</h1>
      {/* On phones the flash strip stands before the categories, so that the first screen shows prices (P-PAGE-20). */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6 lg:gap-y-4 md:[reading-flow:grid-order] lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Hero banners={banners} />
        <HydrateLater>
          <CategoryRow categories={categories} />
        </HydrateLater>
        <div className="md:order-2 lg:col-span-full">
          <HydrateLater>
            <FlashStrip offers={offers} />
          </HydrateLater>
        </div>
        <div className="max-md:mt-5 md:order-1">
          <HydrateLater>
            <CategoryTiles categories={categories} />
          </HydrateLater>
        </div>
      </div>
      <HydrateLater>
        <ProductSection id="unggulan" title={copy.featured} to="/special-offer" products={featured} />
      </HydrateLater>
      <HydrateLater>
        <PromoTiles slides={slides} />
      </HydrateLater>
      <HydrateLater>
        <ProductSection id="rekomendasi" title={copy.recommended} to="/new-arrivals" products={recommended} />
      </HydrateLater>
    </div>
  );
}
