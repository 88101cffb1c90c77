import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Page, routeId } from './page-table.ts';
import { PAGES } from './pages.ts';

function routeOf(page: Page): RouteConfigEntry {
  const file = `routes/${page.module}.tsx`;
  const options = { id: routeId(page, PAGES) };
  return page.path === '/' ? index(file, options) : route(page.path.replace(/^\//, ''), file, options);
}

const pagesOf = (desk: 'selling' | 'operator' | undefined) =>
  PAGES.filter((page) => page.desk?.desk === desk).map(routeOf);

/** The routes of the table of pages: those of a desk in its frame, all others in the shop's, which the root has. */
export default [
  ...pagesOf(undefined),
  layout('frames/selling.tsx', pagesOf('selling')),
  layout('frames/operator.tsx', pagesOf('operator')),
] satisfies RouteConfig;
