import { useSearchParams } from 'react-router';
import { accountCopy } from '../copy/account.en.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { ResetScreen } from '../features/account/reset-screen.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = accountCopy.reset;

export const meta = () => [
  { title: pageTitle(copy.title) },
  { name: 'robots', content: 'noindex' },
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
