import { useSearchParams } from 'react-router';
import { accountCopy } from '../copy/account.en.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { ConfirmScreen } from '../features/account/confirm-screen.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import type { Route } from './+types/auth-confirm';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = accountCopy.confirm;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    path: '/auth/confirm',
    noindex: true,
  }),
  // The address holds a secret: no request may carry it on.
  { name: 'referrer', content: 'no-referrer' },
];

export const handle: RouteHandle = {
  crumbs: () => [{ label: accountCopy.auth.crumb, to: '/auth' }, { label: copy.title }],
};

export default function AuthConfirm() {
  const [params] = useSearchParams();
  const type = params.get('type') === 'email_change' ? 'email_change' : 'signup';
  return <ConfirmScreen tokenHash={params.get('token_hash')} type={type} />;
}
