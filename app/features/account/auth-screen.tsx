import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TRACK_PATH } from '#domain/paths.ts';
import { useAuth } from '../../browser/auth.tsx';
import { usePageLanguage } from '../../browser/page-language.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { PlainNotice } from './plain-notice.tsx';
import type { PlainPost } from './plain-post.ts';
import { type FreshAccount, RegisterForm } from './register-form.tsx';
import { ScreenHeading } from './screen-heading.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useSessionInStep } from './use-session-in-step.ts';

const TABS = ['login', 'register', 'forgot'] as const;
export type AuthTab = (typeof TABS)[number];

/** The form that an address asks for with `?tab=`; the login when it names none. */
export function parseAuthTab(param: string | null): AuthTab {
  return TABS.find((tab) => tab === param) ?? 'login';
}

function addressOf(tab: AuthTab, next: string | null): string {
  const params = new URLSearchParams();
  if (tab !== 'login') params.set('tab', tab);
  if (next !== null) params.set('next', next);
  return params.size === 0 ? '/auth' : `/auth?${params}`;
}

/** Whether somebody was on the way to an order, which may have been placed without an account. */
const leadsToOrder = (next: string | null) => next !== null && /^\/(orders|checkout\/pay)(\/|$)/.test(next);

/** What a registration without scripts led to. */
export type Registered = 'registered' | 'confirmFirst';

/** Login and registration. The page leads somebody with a session on to where they were headed. */
export function AuthScreen({
  tab,
  next,
  posted,
  registered,
}: {
  tab: AuthTab;
  next: string | null;
  /** A form that was posted without scripts and not taken. */
  posted: PlainPost | null;
  registered: Registered | null;
}) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.auth;
  const language = usePageLanguage();
  const { user, isRestoring } = useAuth();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [fresh, setFresh] = useState<FreshAccount | null>(null);
  useConfirmation();
  useSessionInStep(null);
  const of = (intent: PlainPost['intent']) => (posted?.intent === intent ? posted : null);

  if (isHydrated && (user || isRestoring)) {
    return (
      <div lang={language}>
        <Spinner label={accountCopy.loading} />
      </div>
    );
  }
  return (
    <div lang={language} className="page max-w-md space-y-6 pt-4">
      <ScreenHeading title={copy[tab].title} />
      {tab === 'forgot' && (
        <noscript>
          <p className="card p-6">{copy.needsJavaScript}</p>
        </noscript>
      )}
      {registered && posted === null && (
        <PlainNotice title={accountCopy.toast[registered].title}>
          {accountCopy.toast[registered].description}
        </PlainNotice>
      )}
      <div className={`card space-y-6 p-5 sm:p-8 ${tab === 'forgot' ? 'noscript:hidden' : ''}`}>
        {tab !== 'forgot' && (
          <LinkTabs
            label={copy.tabsLabel}
            current={tab}
            tabs={(['login', 'register'] as const).map((id) => ({
              id,
              label: copy[id].tab,
              to: addressOf(id, next),
            }))}
          />
        )}
        {tab === 'login' && (
          <LoginForm fresh={fresh} forgotPath={addressOf('forgot', next)} posted={of('login')} />
        )}
        {tab === 'register' && (
          <RegisterForm
            posted={of('register')}
            onRegistered={(account) => {
              setFresh(account);
              navigate(addressOf('login', next), { replace: true });
            }}
          />
        )}
        {tab === 'forgot' && <ForgotForm loginPath={addressOf('login', next)} />}
      </div>
      {leadsToOrder(next) && (
        <p className="text-center text-ink-soft">
          {copy.track.text}{' '}
          <Link to={TRACK_PATH} className="link inline-flex min-h-11 items-center">
            {copy.track.link}
          </Link>
        </p>
      )}
    </div>
  );
}
