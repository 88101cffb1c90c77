import { useEffect, useState } from 'react';
import { useAuth } from '../../browser/auth.tsx';
import type { AuthFailure } from '../../browser/auth-state.ts';
import { accountCopy } from '../../copy/account.en.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { DataCard } from './data-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { failureText } from './use-account-toast.ts';
import { usePicture } from './use-picture.ts';

/**
 * The form, the picture and what else can be done with an account (spec 2, Profile page). Wants a `key` of the user.
 * What an earlier visit read may have changed in another tab since, so the form waits for a reading of its own.
 */
export function ProfileTab({ email }: { email: string }) {
  const { profile: known, ask } = useAuth();
  const picture = usePicture();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [round, setRound] = useState(0);
  const [isRead, setIsRead] = useState(false);
  const profile = isRead ? known : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the reason to ask
  useEffect(() => {
    let isWanted = true;
    setFailure(null);
    void ask((account) => account.loadProfile()).then((result) => {
      if (!isWanted) return;
      if (result.ok) setIsRead(true);
      else setFailure(result.error);
    });
    return () => {
      isWanted = false;
    };
  }, [round]);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      {profile && <ProfileForm profile={profile} picture={picture} />}
      {!profile && !failure && <Spinner label={accountCopy.loading} />}
      {!profile && failure && <Unreadable failure={failure} onRetry={() => setRound(round + 1)} />}
      <div className="space-y-6">
        {profile && <PictureCard picture={picture} current={profile.avatar_url} />}
        <SignOutButton />
        <DataCard email={email} />
      </div>
    </div>
  );
}

function Unreadable({ failure, onRetry }: { failure: AuthFailure; onRetry: () => void }) {
  const { unreachable } = accountCopy.profile;
  return (
    <section role="alert" className="card space-y-4 p-5 sm:p-6">
      <h2 className="text-lg font-bold">{unreachable.title}</h2>
      <p>{failureText(failure, accountCopy.failures.unavailable)}</p>
      <button type="button" onClick={onRetry} className="button button-primary">
        {unreachable.retry}
      </button>
    </section>
  );
}
