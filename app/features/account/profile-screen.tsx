import { type ReactNode, type RefObject, useRef } from 'react';
import { useLocation } from 'react-router';
import { CHAT_PATH } from '#domain/paths.ts';
import { useAuth } from '../../browser/auth.tsx';
import { usePageLanguage } from '../../browser/page-language.ts';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import type { Account } from './account.ts';
import type { PlainPost } from './plain-post.ts';
import { ProfileTab } from './profile-tab.tsx';
import { ScreenHeading } from './screen-heading.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useSessionInStep } from './use-session-in-step.ts';

const TABS = ['profile', 'orders', 'wishlist', 'addresses'] as const;
export type AccountTab = (typeof TABS)[number];

/** The tab that an address asks for with `?tab=`; the profile when it names none. */
export function parseAccountTab(param: string | null): AccountTab {
  return TABS.find((tab) => tab === param) ?? 'profile';
}

/**
 * 'My Account', rendered on the server for whoever signed in.
 *
 * @param wishlist shows the wishlist; the heading that it gets takes the focus when its last item goes
 */
export function ProfileScreen({
  tab,
  account,
  posted,
  isSaved,
  unreadChats,
  wishlist,
  addresses,
  orders,
}: {
  tab: AccountTab;
  account: Account;
  /** The profile as it was posted without scripts and not taken. */
  posted: PlainPost | null;
  /** The profile was saved without scripts. */
  isSaved: boolean;
  /** Threads with something new. */
  unreadChats: number;
  wishlist: (heading: RefObject<HTMLElement | null>) => ReactNode;
  /** Shows the address book. */
  addresses: ReactNode;
  /** Shows the last orders. */
  orders: ReactNode;
}) {
  const copy = useAccountCopy().profile;
  const language = usePageLanguage();
  const { problem } = useAuth();
  const links = TABS.map((id) => ({
    id,
    label: copy.tabs[id],
    to: id === 'profile' ? '/profile' : `/profile?tab=${id}`,
  }));
  const heading = useRef<HTMLHeadingElement>(null);
  useSessionInStep(account.userId);
  return (
    <div lang={language} className="page min-h-dvh space-y-6 pt-2">
      <ScreenHeading title={copy.title} heading={heading}>
        <p className="wrap-anywhere text-ink-soft">{copy.signedInAs(account.email)}</p>
        <p className="flex flex-wrap gap-x-5">
          <Link to={CHAT_PATH} className="link inline-flex min-h-11 items-center">
            {copy.chat(unreadChats)}
          </Link>
          <Link to="/selling" className="link inline-flex min-h-11 items-center">
            {copy.sell}
          </Link>
        </p>
      </ScreenHeading>
      {problem !== null && <Unreachable problem={problem} />}
      <div className="space-y-6">
        <LinkTabs label={copy.tabsLabel} tabs={links} current={tab} />
        {tab === 'profile' && (
          <ProfileTab key={account.userId} account={account} posted={posted} isSaved={isSaved} />
        )}
        {tab === 'orders' && orders}
        {tab === 'wishlist' && wishlist(heading)}
        {tab === 'addresses' && addresses}
      </div>
    </div>
  );
}

/** A session that is stored and cannot be used now. Only a whole load tries again at once. */
function Unreachable({ problem }: { problem: 'offline' | 'unavailable' }) {
  const copy = useAccountCopy().profile;
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
