import { newsletterCopy } from '../copy/forms.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { readNewsletterLink } from '../features/forms/newsletter-link.ts';
import { TokenForm } from '../features/forms/token-form.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { linkAnswer } from '../link-page.ts';
import type { Route } from './+types/newsletter-unsubscribe';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = newsletterCopy.unsubscribe;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.text, noindex: true });

export const handle: RouteHandle = { crumbs: () => [{ label: copy.title }] };

export function loader({ request }: Route.LoaderArgs) {
  const link = readNewsletterLink(new URL(request.url).searchParams);
  return linkAnswer(link, link.state !== 'unknown');
}

/** Where the link in a newsletter mail leads: /newsletter/berhenti?token= */
export default function NewsletterUnsubscribe({ loaderData: { token, state } }: Route.ComponentProps) {
  return (
    <div className="page space-y-5 pt-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <TokenForm key={token + state} step="unsubscribe" token={token} initial={state} />
    </div>
  );
}
