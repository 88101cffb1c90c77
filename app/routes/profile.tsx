import { Heart } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { accountCopy } from '../copy/account.en.ts';
import { pageTitle } from '../copy/layout.id.ts';
import { EmptyPanel } from '../features/account/empty-panel.tsx';
import { ProfileScreen, parseAccountTab } from '../features/account/profile-screen.tsx';
import type { RouteHandle } from '../features/layout/breadcrumb.tsx';
import { WishlistPanel } from '../features/wishlist/wishlist-panel.tsx';

export { RouteErrorBoundary as ErrorBoundary } from '../features/layout/error-page.tsx';

const copy = accountCopy.profile;

export const meta = () => [
  { title: pageTitle(copy.title) },
  { name: 'description', content: copy.description },
  { name: 'robots', content: 'noindex' },
];

export const handle: RouteHandle = { crumbs: () => [{ label: copy.crumb }] };

export default function Profile() {
  const [params] = useSearchParams();
  const empty = (
    <div lang="en">
      <EmptyPanel Icon={Heart} text={copy.emptyWishlist} link={copy.toShop} />
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
