import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '#domain/accounts/next-path.ts';
import { useAuth } from '../../browser/auth.tsx';
import { accountCopy } from '../../copy/account.en.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { ProfileTab } from './profile-tab.tsx';

const copy = accountCopy.profile;

const TABS = ['profile', 'orders', 'wishlist', 'addresses'] as const;
export type AccountTab = (typeof TABS)[number];

/** The tab that an address asks for with `?tab=`; the profile when it names none. */
export function parseAccountTab(param: string | null): AccountTab {
  return TABS.find((tab) => tab === param) ?? 'profile';
}

const LINKS = TABS.map((id) => ({
  id,
  label: copy.tabs[id],
  to: id === 'profile' ? '/profile' : `/profile?tab=${id}`,
}));

/**
 * 'My Account' (spec 2, Profile page): a spinner while the session is read, the login for somebody without one.
 *
 * @param wishlist shows the wishlist; the heading that it gets takes the focus when its last item goes
 */
export function ProfileScreen({
  tab,
  wishlist,
}: {
  tab: AccountTab;
  wishlist: (heading: RefObject<HTMLElement | null>) => ReactNode;
}) {
  const { user, isRestoring, problem } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  useLoginWithoutUser(user === null && !isRestoring && problem === null);
  return (
    <div lang="en" className="page min-h-dvh space-y-6 pt-2">
      <div className="space-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none sm:text-3xl">
          {copy.title}
        </h1>
        {user?.email && <p className="wrap-anywhere text-ink-soft">{copy.signedInAs(user.email)}</p>}
      </div>
      <noscript>
        <p className="card p-6">{copy.needsJavaScript}</p>
      </noscript>
      <div className="space-y-6 noscript:hidden">
        <LinkTabs label={copy.tabsLabel} tabs={LINKS} current={tab} />
        {user && tab === 'profile' && <ProfileTab key={user.id} email={user.email ?? ''} />}
        {user && tab === 'orders' && <EmptyPanel icon="package" text={copy.noOrders} link={copy.toShop} />}
        {user && tab === 'wishlist' && wishlist(heading)}
        {user && tab === 'addresses' && (
          <EmptyPanel icon="map-pin" text={copy.noAddresses} link={copy.toShop} />
        )}
        {!user && problem === null && <Spinner label={accountCopy.loading} />}
        {!user && problem !== null && <Unreachable problem={problem} />}
      </div>
    </div>
  );
}

/** Leads to the login, and from there back to this address. */
function useLoginWithoutUser(isNeeded: boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isNeeded) navigate(loginPath(pathname + search), { replace: true });
  }, [isNeeded, pathname, search, navigate]);
}

/** A session that is stored and cannot be used now. Only a whole load tries again at once. */
function Unreachable({ problem }: { problem: 'offline' | 'unavailable' }) {
  const { pathname, search } = useLocation();
  const { title, retry, ...texts } = copy.unreachable;
  return (
    <section role="alert" className="card space-y-4 p-5 sm:p-6">
      <h2 className="text-lg font-bold">{title}</h2>
      <p>{texts[problem]}</p>
      <a href={pathname + search} className="button button-primary">
        {retry}
      </a>
    </section>
  );
}
