import type { Banner } from '#domain/catalogue/product.ts';
import { homeCopy as copy } from '../../copy/home.id.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../catalogue/picture.tsx';

/** The banners at the top of the home page (P-PAGE-14). */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={copy.hero.label}
      texts={copy.carousel}
      slides={banners.map((banner, index) => ({
        key: banner.link,
        content: (
          <div className="always-light relative flex h-full min-h-80 items-center overflow-hidden bg-brand-strong lg:min-h-96">
            <Picture
              src={banner.image}
              sizes="(min-width: 64rem) 76rem, 120vw"
              largest={2432}
              alt=""
              width={1200}
              height={480}
              when={index === 0 ? 'first' : 'late'}
              className="absolute inset-0 size-full object-cover object-[86%_50%]"
            />
            <span
              aria-hidden
              className="absolute inset-0 bg-linear-to-r from-[oklch(0.2_0.06_280/0.8)] from-25% to-transparent to-85% sm:hidden"
            />
            <div className="relative max-w-[62%] space-y-3 p-5 pb-14 text-white sm:max-w-[52%] sm:p-10 lg:p-14">
              <h2 className="text-2xl font-extrabold sm:text-4xl">{banner.title}</h2>
              <p className="text-sm sm:text-lg">{banner.description}</p>
              <Link to={banner.link} className="button button-accent px-4 whitespace-nowrap">
                {copy.hero.shopNow}
              </Link>
            </div>
          </div>
        ),
      }))}
    />
  );
}
