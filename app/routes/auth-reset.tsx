import { useSearchParams } from 'react-router';
import { accountCopy } from '../copy/account.en.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { ResetScreen } from '../features/account/reset-screen.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import type { Route } from './+types/auth-reset';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = accountCopy.reset;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    path: '/auth/reset',
    noindex: true,
  }),
  // The address holds a secret: no request may carry it on.
  { name: 'referrer', content: 'no-referrer' },
];

export const handle: RouteHandle = {
  crumbs: () => [{ label: accountCopy.auth.crumb, to: '/auth' }, { label: copy.title }],
};

export default function AuthReset() {
  const [params] = useSearchParams();
  return <ResetScreen tokenHash={params.get('token_hash')} />;
}
