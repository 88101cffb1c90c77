import { useSearchParams } from 'react-router';
import type { Language } from '#domain/language.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { ResetScreen } from '../features/account/reset-screen.tsx';
import { accountCopyIn } from '../features/account/use-account-copy.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { languageOf } from '../visit.ts';
import type { Route } from './+types/auth-reset';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: pageTitle(accountCopyIn(loaderData?.language).reset.title),
    description: accountCopyIn(loaderData?.language).reset.description,
    path: '/auth/reset',
    noindex: true,
  }),
  // The address holds a secret: no request may carry it on.
  { name: 'referrer', content: 'no-referrer' },
];

export const handle: RouteHandle<{ language: Language }> = {
  crumbs: ({ language }) => {
    const { auth, reset } = accountCopyIn(language);
    return [{ label: auth.crumb, to: '/auth' }, { label: reset.title }];
  },
};

export const loader = (args: Route.LoaderArgs) => ({ language: languageOf(args) });

export default function AuthReset() {
  const [params] = useSearchParams();
  return <ResetScreen tokenHash={params.get('token_hash')} />;
}
