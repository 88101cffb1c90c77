import { data, redirect } from 'react-router';
import { nextPath } from '#domain/accounts/next-path.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import { desksCopy } from '../copy/desks.id.ts';
import { pageTitle } from '../copy/layout.id.ts';
import {
  BeginFactorForm,
  ConfirmFactorForm,
  GiveCodeForm,
  RecoveryCodes,
} from '../features/desk/code-forms.tsx';
import { drawFactor } from '../features/desk/factor-qr.server.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { InlineText } from '../ui/inline-text.tsx';
import { requireUser, visitOf } from '../visit.ts';
import type { Route } from './+types/desk-code';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = desksCopy.code;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageTitle(copy.title), description: copy.description, noindex: true });

export const handle: RouteHandle = { crumbs: () => [{ label: copy.title }] };

const nextOf = (url: URL) => nextPath(url.searchParams.get('next'), '/selling');

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args);
  const { desks } = args.context.get(servicesContext);
  const pending = await desks.pendingFactor(user);
  return {
    email: user.email,
    next: nextOf(args.url),
    hasFactor: await desks.hasFactor(user.userId),
    pending: pending && { secret: pending.secret, qr: drawFactor(pending.uri) },
  };
}

/** The password begins a second factor; a code confirms it, or opens the desks in this browser. */
export async function action(args: Route.ActionArgs) {
  const user = await requireUser(args);
  const { desks } = args.context.get(servicesContext);
  const form = await args.request.formData();
  if (form.get('intent') === 'begin') {
    const password = String(form.get('password') ?? '');
    const begun = await desks.beginFactor(user, { password, address: visitOf(args).address });
    return begun.ok ? null : refused(begun.error.code);
  }
  const code = postedLine(form, 'code');
  if (await desks.hasFactor(user.userId)) {
    const given = await desks.giveCode(user, code);
    if (!given.ok) return refused(given.error.code);
    throw redirect(nextOf(args.url), { status: 303 });
  }
  if (!(await desks.pendingFactor(user))) return refused('not_begun');
  const confirmed = await desks.confirmFactor(user, code);
  return confirmed.ok ? data({ failure: null, recovery: confirmed.value }) : refused(confirmed.error.code);
}

const refused = (failure: keyof typeof copy.failures) => data({ failure, recovery: [] }, { status: 422 });

/** The second factor: set up, or given. */
export default function DeskCode({ loaderData, actionData }: Route.ComponentProps) {
  const { email, next, hasFactor, pending } = loaderData;
  const failure = actionData?.failure ?? null;
  const recovery = actionData?.recovery ?? [];
  return (
    <div className="page max-w-md space-y-6 pt-4">
      <h1 className="text-2xl font-bold sm:text-3xl">{copy.title}</h1>
      <div className="card p-5 sm:p-8">
        {recovery.length > 0 && <RecoveryCodes codes={recovery} next={next} />}
        {recovery.length === 0 && hasFactor && (
          <>
            <GiveCodeForm failure={failure} />
            <p className="mt-5 text-sm text-ink-soft">
              <InlineText text={copy.lost} />
            </p>
          </>
        )}
        {recovery.length === 0 && !hasFactor && pending && (
          <ConfirmFactorForm failure={failure} {...pending} />
        )}
        {recovery.length === 0 && !hasFactor && !pending && (
          <BeginFactorForm failure={failure} email={email} />
        )}
      </div>
    </div>
  );
}
