import { categoriesCopy as copy } from '../copy/categories.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import type { Route } from './+types/categories';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

/** How many subcategories a tile names before '+N lainnya' (P-CAT-3). */
const NAMED_SUBCATEGORIES = 3;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, path: '/categories' });

export const handle: RouteHandle = { crumbs: () => [{ label: copy.crumb }] };

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await context.get(servicesContext).catalogue.categories() };
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page space-y-6 pt-2">
      <div className="space-y-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
        <p className="text-ink-soft">{copy.description}</p>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-5">
        {loaderData.categories.map((category, index) => (
          <li
            key={category.id}
            className="card group relative flex flex-col overflow-hidden hover:shadow-card"
          >
            <div className="flex items-center gap-2 p-3 pb-0 sm:block sm:p-0">
              <Picture
                src={category.imageUrl}
                sizes="(min-width: 80rem) 15rem, (min-width: 40rem) 46vw, 2.5rem"
                largest={960}
                alt=""
                width={640}
                height={400}
                when={index < 3 ? 'now' : 'late'}
                className="size-10 shrink-0 rounded-lg object-cover sm:aspect-[16/10] sm:size-full sm:rounded-none"
              />
              <h2 className="text-sm leading-tight font-bold group-hover:text-brand sm:px-4 sm:pt-4 sm:text-lg">
                <Link to={`/category/${category.slug}`} className="cover-link">
                  {category.name}
                </Link>
              </h2>
            </div>
            <div className="flex flex-1 flex-col gap-1 p-3 sm:p-4 sm:pt-2">
              <p className="text-xs text-ink-soft max-sm:line-clamp-2 sm:text-sm">{category.description}</p>
              <ul className="mt-auto flex flex-wrap gap-1.5 pt-1 text-sm">
                {category.subcategories.slice(0, NAMED_SUBCATEGORIES).map((subcategory) => (
                  <li key={subcategory.id} className="badge bg-sunken font-medium">
                    {subcategory.name}
                  </li>
                ))}
                {category.subcategories.length > NAMED_SUBCATEGORIES && (
                  <li className="badge bg-brand-soft font-medium text-brand">
                    {copy.more(category.subcategories.length - NAMED_SUBCATEGORIES)}
                  </li>
                )}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
