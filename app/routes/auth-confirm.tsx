import { useSearchParams } from 'react-router';
import type { Language } from '#domain/language.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { ConfirmScreen } from '../features/account/confirm-screen.tsx';
import { accountCopyIn } from '../features/account/use-account-copy.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { languageOf } from '../visit.ts';
import type { Route } from './+types/auth-confirm';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: pageTitle(accountCopyIn(loaderData?.language).confirm.title),
    description: accountCopyIn(loaderData?.language).confirm.description,
    path: '/auth/confirm',
    noindex: true,
  }),
  // The address holds a secret: no request may carry it on.
  { name: 'referrer', content: 'no-referrer' },
];

export const handle: RouteHandle<{ language: Language }> = {
  crumbs: ({ language }) => {
    const { auth, confirm } = accountCopyIn(language);
    return [{ label: auth.crumb, to: '/auth' }, { label: confirm.title }];
  },
};

export const loader = (args: Route.LoaderArgs) => ({ language: languageOf(args) });

export default function AuthConfirm() {
  const [params] = useSearchParams();
  const type = params.get('type') === 'email_change' ? 'email_change' : 'signup';
  return <ConfirmScreen tokenHash={params.get('token_hash')} type={type} />;
}
