import type { Category } from '#domain/catalogue/product.ts';
import { homeCopy as copy } from '../../copy/home.id.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';

/** How many categories a phone shows before the row is scrolled. */
const IN_VIEW = 5;

/** The categories in a scrolling row: the short way on phones, where their tiles stand below the flash sale (P-PAGE-20). */
export function CategoryRow({ categories }: { categories: readonly Category[] }) {
  return (
    <nav aria-label={copy.categoryRow} className="-mx-4 md:hidden">
      <ul className="no-scrollbar flex gap-1 overflow-x-auto px-3">
        {categories.map((category, index) => (
          <li key={category.id} className="w-18 shrink-0">
            <Link
              to={`/category/${category.slug}`}
              className="flex flex-col items-center gap-1 text-center text-xs leading-tight font-medium"
            >
              <Picture
                src={category.imageUrl}
                sizes="3rem"
                largest={160}
                alt=""
                width={48}
                height={48}
                when={index < IN_VIEW ? 'near' : 'late'}
                className="size-12 shrink-0 rounded-full object-cover"
              />
              <span className="line-clamp-2 min-h-[2lh]">{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
