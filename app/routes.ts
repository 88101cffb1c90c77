import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Page, routeId } from './page-table.ts';
import { PAGES } from './pages.ts';

function routeOf(page: Page): RouteConfigEntry {
  const file = `routes/${page.module}.tsx`;
  const options = { id: routeId(page, PAGES) };
  return page.path === '/' ? index(file, options) : route(page.path.replace(/^\//, ''), file, options);
}

const pagesIn = (frame: 'shop' | 'selling' | 'operator') =>
  PAGES.filter(({ desk }) => (desk?.desk ?? 'shop') === frame).map(routeOf);

/** The routes of the table of pages, each in its frame. */
export default [
  layout('frames/shop.tsx', pagesIn('shop')),
  layout('frames/selling.tsx', pagesIn('selling')),
  layout('frames/operator.tsx', pagesIn('operator')),
] satisfies RouteConfig;
