import { data } from 'react-router';
import { formOfReference } from '#domain/forms/reference.ts';
import { backOf } from '#domain/forms/sent-address.ts';
import { formsCopy } from '../copy/forms.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/form-sent';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = formsCopy.sentPage;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true })
    : [];

export const handle: RouteHandle = { crumbs: () => [{ label: copy.title }] };

/** Where a form without JavaScript ends; without a reference number there is nothing to tell. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const reference = searchParams.get('ref') ?? '';
  const form = formOfReference(reference);
  if (!form) throw data(null, { status: 404 });
  return { form, reference, back: backOf(searchParams) };
}

export default function FormSent({ loaderData: { form, reference, back } }: Route.ComponentProps) {
  const { title, text } = formsCopy.sent[form];
  const link = back === null ? copy.links[form] : { to: back, label: copy.back };
  return (
    <div className="page flex flex-col items-center gap-4 py-16 text-center">
      <Icon name="circle-check" className="size-16 text-success" />
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="max-w-prose text-ink-soft">{text}</p>
      <p className="nums rounded-xl bg-success-soft px-6 py-3 text-xl font-bold">{reference}</p>
      <Link to={link.to} className="button button-primary">
        {link.label}
      </Link>
    </div>
  );
}
