import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { routeId } from './page-table.ts';
import { PAGES } from './pages.ts';

/** The routes of the table of pages. */
export default PAGES.map((page) => {
  const file = `routes/${page.module}.tsx`;
  const options = { id: routeId(page, PAGES) };
  return page.path === '/' ? index(file, options) : route(page.path.replace(/^\//, ''), file, options);
}) satisfies RouteConfig;
