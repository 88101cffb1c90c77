import type { Category } from '#domain/catalogue/product.ts';
import { homeCopy as copy } from '../../copy/home.id.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';

/** 'Kategori Populer': 2 columns on phones, 5 from 768 px (P-PAGE-16). */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <section aria-labelledby="kategori" className="space-y-2 sm:space-y-4 lg:space-y-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="kategori" className="text-xl font-extrabold sm:text-2xl lg:text-xl">
          {copy.categories}
        </h2>
        <Link to="/categories" className="link inline-flex min-h-11 shrink-0 items-center max-sm:text-sm">
          {copy.allCategories}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 md:grid-cols-5 md:gap-2">
        {categories.map((category, index) => (
          <li
            key={category.id}
            className="card group relative flex items-center gap-2.5 p-1.5 hover:shadow-card max-[22rem]:flex-col max-[22rem]:text-center sm:gap-3 sm:p-4 md:flex-col md:gap-1 md:px-1 md:py-1.5 md:text-center"
          >
            <Picture
              src={category.imageUrl}
              sizes="4rem"
              largest={160}
              alt=""
              width={64}
              height={64}
              when={index < 4 ? 'now' : 'late'}
              className="size-10 shrink-0 rounded-xl object-cover sm:size-16 md:size-10"
            />
            <span className="min-w-0">
              <Link
                to={`/category/${category.slug}`}
                className="wrap-anywhere block text-sm leading-tight font-semibold group-hover:text-brand cover-link sm:text-base md:text-sm"
              >
                {category.name}
              </Link>
              <span className="nums block text-xs text-ink-soft sm:text-sm md:text-xs">
                {copy.subcategories(category.subcategories.length)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
