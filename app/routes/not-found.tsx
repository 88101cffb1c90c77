import { data } from 'react-router';
import { layoutCopy, pageTitle } from '../copy/layout.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { NotFoundMessage } from '../features/layout/not-found-message.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import type { Route } from './+types/not-found';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(layoutCopy.notFound.title),
    description: layoutCopy.notFound.text,
    noindex: true,
  });

export const handle: RouteHandle = { crumbs: () => [{ label: layoutCopy.notFound.title }] };

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundMessage />;
}
