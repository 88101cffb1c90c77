import { useSearchParams } from 'react-router';
import { accountCopy } from '../copy/account.en.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { AuthScreen, parseAuthTab } from '../features/account/auth-screen.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import type { Route } from './+types/auth';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = accountCopy.auth;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.crumb),
    description: copy.description,
    path: '/auth',
    noindex: true,
  });

export const handle: RouteHandle = { crumbs: () => [{ label: copy.crumb }] };

export default function Auth() {
  const [params] = useSearchParams();
  return <AuthScreen tab={parseAuthTab(params.get('tab'))} next={params.get('next')} />;
}
