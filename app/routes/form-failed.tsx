import { data } from 'react-router';
import { failureAddress, readFailure } from '#domain/forms/failure-address.ts';
import { FIELD_NAMES } from '#domain/forms/field-names.ts';
import { faultText, formsCopy } from '../copy/forms.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { Icon } from '../ui/icon.tsx';
import { InlineScript } from '../ui/inline-script.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/form-failed';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = formsCopy.failedPage;
const PATH = '/kirim/gagal';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export const handle: RouteHandle = { crumbs: () => [{ label: copy.title }] };

export function loader({ request }: Route.LoaderArgs) {
  const { isSound, ...failed } = readFailure(new URL(request.url).searchParams);
  const { form } = failed;
  const address = form ? failureAddress({ ...failed, form }) : PATH;
  return data({ ...failed, address }, { status: isSound ? 200 : 400 });
}

/** What a form without JavaScript shows when it was not taken. Going back brings what was typed. */
export default function FormFailed({ loaderData }: Route.ComponentProps) {
  const { form, failure, fields, address } = loaderData;
  const link = form ? copy.links[form] : copy.help;
  return (
    <div className="page flex flex-col items-center gap-4 py-16 text-center">
      {/* The page also answers the form's own address, /api/…, which the router in the browser does not know. */}
      <InlineScript code={`history.replaceState(null,'','${address}')`} />
      <Icon name="circle-alert" className="size-16 text-danger" />
      <h1 className="text-2xl font-bold">{copy.title}</h1>
      <p className="max-w-prose">{copy.failures[failure]}</p>
      <ul className="max-w-prose list-disc space-y-1 pl-5 text-left empty:hidden">
        {FIELD_NAMES.map(
          (name) =>
            fields[name] && (
              <li key={name}>
                <strong>{formsCopy.fieldNames[name]}</strong>: {faultText(name, fields[name])}
              </li>
            ),
        )}
      </ul>
      <p className="max-w-prose text-ink-soft">{copy.keep}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" onClick={() => window.history.back()} className="button button-primary">
          {copy.back}
        </button>
        <Link to={link.to} className="button button-quiet">
          {link.label}
        </Link>
      </div>
    </div>
  );
}
