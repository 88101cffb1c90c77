import { useSearchParams } from 'react-router';
import { accountCopy } from '../copy/account.en.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { AuthScreen, parseAuthTab } from '../features/account/auth-screen.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = accountCopy.auth;

export const meta = () => [
  { title: pageTitle(copy.crumb) },
  { name: 'description', content: copy.description },
  { name: 'robots', content: 'noindex' },
];

export const handle: RouteHandle = { crumbs: () => [{ label: copy.crumb }] };

export default function Auth() {
  const [params] = useSearchParams();
  return <AuthScreen tab={parseAuthTab(params.get('tab'))} next={params.get('next')} />;
}
