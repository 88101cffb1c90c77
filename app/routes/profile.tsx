import { data, redirect, useSearchParams } from 'react-router';
import { PROFILE_TEXTS } from '#domain/accounts/profile.ts';
import { accountFaults, accountForms } from '#domain/forms/account-forms.ts';
import { accountCopy } from '../copy/account.en.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { EmptyPanel } from '../features/account/empty-panel.tsx';
import type { PlainPost } from '../features/account/plain-post.ts';
import { ProfileScreen, parseAccountTab } from '../features/account/profile-screen.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { WishlistPanel } from '../features/wishlist/wishlist-panel.tsx';
import { requireUser, visitOf } from '../visit.ts';
import type { Route } from './+types/profile';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = accountCopy.profile;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle(copy.title),
    description: copy.description,
    path: '/profile',
    noindex: true,
  });

export const handle: RouteHandle = { crumbs: () => [{ label: copy.crumb }] };

export async function loader(args: Route.LoaderArgs) {
  const { userId, email } = await requireUser(args);
  return { userId, email, profile: await visitOf(args).profile(userId) };
}

/** Saves the profile, or signs out, for a browser without scripts. */
export async function action(args: Route.ActionArgs) {
  const { userId } = await requireUser(args);
  const visit = visitOf(args);
  const form = await args.request.formData();
  if (form.get('intent') === 'sign-out') {
    throw redirect('/auth', { headers: { 'Set-Cookie': await visit.signOut() } });
  }
  const typed = Object.fromEntries(PROFILE_TEXTS.map((name) => [name, String(form.get(name) ?? '')]));
  const parsed = accountForms.profile.safeParse(typed);
  if (parsed.success) {
    await visit.saveProfile(userId, parsed.data);
    throw redirect('/profile?saved=1');
  }
  const posted: PlainPost = { intent: 'save', typed, faults: accountFaults('profile', typed), failure: null };
  return data(posted, { status: 422 });
}

export default function Profile({ loaderData: account, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const empty = (
    <div lang="en">
      <EmptyPanel icon="heart" text={copy.emptyWishlist} link={copy.toShop} />
    </div>
  );
  return (
    <ProfileScreen
      tab={parseAccountTab(params.get('tab'))}
      account={account}
      posted={actionData ?? null}
      isSaved={params.get('saved') === '1'}
      wishlist={(heading) => (
        <div lang="id">
          <WishlistPanel heading={heading} empty={empty} />
        </div>
      )}
    />
  );
}
