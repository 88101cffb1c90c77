import { Link } from 'react-router';
import { accountCopy as copy } from '../copy/account.en.ts';
import { pageTitle } from '../copy/layout.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/auth';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    path: '/auth',
    noindex: true,
  });

export const handle: RouteHandle = { crumbs: () => [{ label: copy.crumb }] };

/** Says honestly that there are no accounts yet; login and register take this place with the accounts. */
export default function Auth() {
  return (
    <div lang="en" className="page space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <div className="card flex flex-col items-center gap-3 px-6 py-12 text-center">
        <span className="flex size-16 items-center justify-center rounded-full bg-brand-soft text-brand">
          <Icon name="user-round" className="size-8" />
        </span>
        <h2 className="text-xl font-bold">{copy.preparing}</h2>
        <p className="max-w-prose text-ink-soft">{copy.text}</p>
        <Link to="/" className="button button-primary">
          {copy.browse}
        </Link>
        <Link to="/help-center" className="link inline-flex min-h-11 items-center">
          {copy.help}
        </Link>
      </div>
    </div>
  );
}
