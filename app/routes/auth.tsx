import { data, redirect, useSearchParams } from 'react-router';
import { nextPath } from '#domain/accounts/next-path.ts';
import { accountFaults } from '#domain/forms/account-forms.ts';
import { postedLine } from '#domain/forms/posted-line.ts';
import type { Language } from '#domain/language.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { AuthScreen, parseAuthTab, type Registered } from '../features/account/auth-screen.tsx';
import type { PlainPost } from '../features/account/plain-post.ts';
import { accountCopyIn } from '../features/account/use-account-copy.ts';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { languageOf, visitOf } from '../visit.ts';
import type { Route } from './+types/auth';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { crumb, description } = accountCopyIn(loaderData?.language).auth;
  return pageMeta(matches, { title: pageTitle(crumb), description, path: '/auth', noindex: true });
};

export const handle: RouteHandle<{ language: Language }> = {
  crumbs: ({ language }) => [{ label: accountCopyIn(language).auth.crumb }],
};

const nextOf = (url: URL) => url.searchParams.get('next');

/** Somebody with a session goes on to where they were headed. */
export async function loader(args: Route.LoaderArgs) {
  const language = languageOf(args);
  const principal = await visitOf(args).principal();
  if (principal?.kind === 'user') throw redirect(nextPath(nextOf(args.url)));
  return { language };
}

/** Login and registration of a browser without scripts. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent') === 'register' ? 'register' : 'login';
  const [email, password] = [postedLine(form, 'email'), text('password')];
  const again = (problem: Partial<PlainPost>, status: number) => {
    const posted: PlainPost = { intent, typed: { email }, faults: {}, failure: null, ...problem };
    return data(posted, { status });
  };
  const faults = accountFaults(intent, { email, password, confirmPassword: text('confirmPassword') });
  if (Object.keys(faults).length > 0) return again({ faults }, 422);
  const visit = visitOf({ context });
  if (intent === 'register') {
    const registered = await visit.register({ email, password });
    if (!registered.ok) return again({ failure: registered.error }, statusOf(registered.error));
    const { isUnconfirmed, setCookies } = registered.value;
    const next = afterRegistering(isUnconfirmed ? 'confirmFirst' : 'registered', nextOf(url));
    throw redirect(next, { headers: cookieHeaders(setCookies) });
  }
  const signedIn = await visit.signIn({ email, password });
  if (!signedIn.ok) return again({ failure: signedIn.error }, statusOf(signedIn.error));
  throw redirect(nextPath(nextOf(url)), { headers: cookieHeaders(signedIn.value) });
}

const cookieHeaders = (setCookies: readonly string[]): [string, string][] =>
  setCookies.map((cookie) => ['Set-Cookie', cookie]);

const statusOf = ({ kind }: { kind: 'refused' | 'too_many' }) => (kind === 'too_many' ? 429 : 422);

const REGISTERED: readonly Registered[] = ['registered', 'confirmFirst'];

function afterRegistering(registered: Registered, next: string | null): string {
  const params = new URLSearchParams({ registered, ...(next !== null && { next }) });
  return `/auth?${params}`;
}

export default function Auth({ actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <AuthScreen
      tab={parseAuthTab(params.get('tab'))}
      next={params.get('next')}
      posted={actionData ?? null}
      registered={REGISTERED.find((known) => known === params.get('registered')) ?? null}
    />
  );
}
