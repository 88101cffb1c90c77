import { HOME_LIST_SIZE } from '#domain/catalogue/list-rules.ts';
import { FLASH_STRIP_SIZE } from '#domain/flash-sale/flash-item.ts';
import { homeCopy as copy } from '../copy/home.id.ts';
import { FlashStrip } from '../features/flash-sale/flash-strip.tsx';
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
  const [banners, categories, sessions, featured, recommended] = await Promise.all([
    catalogue.banners(),
    catalogue.categories(),
    catalogue.flashSessions(),
    catalogue.featured(HOME_LIST_SIZE),
    catalogue.recommended(HOME_LIST_SIZE, clock()),
  ]);
  const offers = sessions.find(({ startsAtHour }) => startsAtHour === null)?.offers ?? [];
  return {
    banners,
    categories,
    offers: offers.slice(0, FLASH_STRIP_SIZE),
    featured,
    recommended,
    contact,
    publicUrl,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, categories, offers, featured, recommended, contact, publicUrl } = loaderData;
  return (
    <div className="page space-y-10 pt-4 sm:space-y-14">
      <JsonLd thing={import.meta.env.SSR && organizationThing(publicUrl, contact)} />
      <JsonLd thing={import.meta.env.SSR && websiteThing(publicUrl)} />
      <h1 className="sr-only">{copy.title}</h1>
      <Hero banners={banners} />
      <HydrateLater>
        <CategoryTiles categories={categories} />
      </HydrateLater>
      <HydrateLater>
        <FlashStrip offers={offers} />
      </HydrateLater>
      <HydrateLater>
        <ProductSection id="unggulan" title={copy.featured} to="/special-offer" products={featured} />
      </HydrateLater>
      <HydrateLater>
        <PromoTiles />
      </HydrateLater>
      <HydrateLater>
        <ProductSection id="rekomendasi" title={copy.recommended} to="/new-arrivals" products={recommended} />
      </HydrateLater>
    </div>
  );
}
