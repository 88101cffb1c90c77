import { useSearchParams } from 'react-router';
import { accountCopy } from '../copy/account.en.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { EmptyPanel } from '../features/account/empty-panel.tsx';
import { ProfileScreen, parseAccountTab } from '../features/account/profile-screen.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { WishlistPanel } from '../features/wishlist/wishlist-panel.tsx';
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

export default function Profile() {
  const [params] = useSearchParams();
  const empty = (
    <div lang="en">
      <EmptyPanel icon="heart" text={copy.emptyWishlist} link={copy.toShop} />
    </div>
  );
  return (
    <ProfileScreen
      tab={parseAccountTab(params.get('tab'))}
      wishlist={(heading) => (
        <div lang="id">
          <WishlistPanel heading={heading} empty={empty} />
        </div>
      )}
    />
  );
}
