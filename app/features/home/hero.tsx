import type { Banner } from '#domain/catalogue/product.ts';
import type { Dated } from '#domain/promotions/banner-order.ts';
import { homeCopy as copy } from '../../copy/home.id.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';

/** The banners at the top of the home page: low on phones, so that prices are on their first screen (P-PAGE-14, P-PAGE-20). */
export function Hero({ banners }: { banners: readonly Dated<Banner>[] }) {
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={copy.hero.label}
      texts={copy.carousel}
      slides={banners.map((banner, index) => ({
        key: banner.link,
        content: (
          <div className="always-light relative flex h-full min-h-40 items-center overflow-hidden bg-brand-strong sm:min-h-72 lg:min-h-56">
            <Picture
              src={banner.image}
              sizes="(min-width: 64rem) 45rem, 100vw"
              largest={2432}
              alt=""
              width={1200}
              height={480}
              when={index === 0 ? 'first' : 'late'}
              className="absolute inset-y-0 right-0 h-full w-2/5 object-cover object-[86%_50%] sm:w-full"
            />
            <span
              aria-hidden
              className="absolute inset-0 bg-linear-to-r from-brand-strong from-60% to-transparent to-80% sm:from-[oklch(0.2_0.06_280/0.8)] sm:from-25% sm:to-85%"
            />
            <div className="relative w-[60%] space-y-1 p-3 pr-0 text-white sm:w-auto sm:max-w-[56%] lg:max-w-[66%] sm:space-y-3 sm:p-8 lg:p-6">
              {banner.isEnded && <p className="badge bg-accent text-on-accent">{copy.ended}</p>}
              <h2 className="line-clamp-3 text-[min(1.375rem,0.3rem+4.8vw)] leading-[1.15] font-extrabold sm:line-clamp-2 sm:text-3xl sm:leading-tight lg:text-2xl">
                {banner.title}
              </h2>
              <p className="max-sm:sr-only lg:text-sm">{banner.description}</p>
              <Link
                to={banner.link}
                className="button button-accent px-3 text-sm max-[22rem]:max-w-24 max-[22rem]:px-2 sm:px-4 sm:text-base"
              >
                {copy.hero.shopNow}
              </Link>
            </div>
          </div>
        ),
      }))}
    />
  );
}
