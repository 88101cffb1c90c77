import { useMatches } from 'react-router';
import { layoutCopy } from '../../copy/layout.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { JsonLd } from '../seo/json-ld.tsx';
import { breadcrumbThing } from '../seo/things.ts';
import { usePublicUrl } from '../seo/use-public-url.ts';

/** One step of the way to a page; the last one, the page itself, has no address. */
export interface Crumb {
  label: string;
  to?: string;
}

/** What a route module may export as `handle`: its crumbs after 'Beranda', from its own loader data. */
export interface RouteHandle<Data = unknown> {
  crumbs: (data: Data, pathname: string) => readonly Crumb[];
}

function hasCrumbs(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'crumbs' in handle;
}

/** The way to the current page, on every page except home (P-PAGE-9); on phones one line that scrolls; on wider screens long
 * names are cut. */
export function Breadcrumb() {
  const publicUrl = usePublicUrl();
  const match = useMatches().at(-1);
  if (!match || !hasCrumbs(match.handle)) return null;
  // A page that failed has no data: only crumbs that need none can be shown.
  if (match.loaderData === undefined && match.handle.crumbs.length > 0) return null;
  const crumbs = [
    { label: layoutCopy.breadcrumb.home, to: '/' },
    ...match.handle.crumbs(match.loaderData, match.pathname),
  ];
  return (
    <nav aria-label={layoutCopy.breadcrumb.label} className="page py-1 text-sm text-ink-soft sm:py-3">
      <ol className="crumbs no-scrollbar flex items-center gap-x-1.5 gap-y-1 sm:flex-wrap">
        {crumbs.map(({ label, to }, index) =>
          to ? (
            <li key={label} className="flex items-center gap-1.5 max-sm:shrink-0 sm:max-w-[70%]">
              <Link to={to} className="truncate rounded py-1 hover:text-brand hover:underline">
                {label}
              </Link>
              {index < crumbs.length - 1 && <Icon name="chevron-right" className="size-4 shrink-0" />}
            </li>
          ) : (
            <li
              key={label}
              aria-current="page"
              className="py-1 font-medium text-ink max-sm:shrink-0 sm:flex-[1_1_4rem] sm:truncate"
            >
              {label}
            </li>
          ),
        )}
      </ol>
      <JsonLd thing={import.meta.env.SSR && breadcrumbThing(publicUrl, crumbs)} />
    </nav>
  );
}
