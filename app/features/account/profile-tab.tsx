import { useAuth } from '../../browser/auth.tsx';
import type { Account } from './account.ts';
import { DataCard } from './data-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { PlainNotice } from './plain-notice.tsx';
import type { PlainPost } from './plain-post.ts';
import { ProfileForm } from './profile-form.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { usePicture } from './use-picture.ts';

/** The form, the picture and what else can be done with an account. Wants a `key` of the user. */
export function ProfileTab({
  account,
  posted,
  isSaved,
}: {
  account: Account;
  posted: PlainPost | null;
  isSaved: boolean;
}) {
  const accountCopy = useAccountCopy();
  const { profile: saved } = useAuth();
  const picture = usePicture();
  const { profileUpdated } = accountCopy.toast;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <div className="space-y-4">
        {isSaved && <PlainNotice title={profileUpdated.title}>{profileUpdated.description}</PlainNotice>}
        <ProfileForm profile={account.profile} picture={picture} posted={posted} />
      </div>
      <div className="space-y-6">
        <div className="noscript:hidden">
          <PictureCard picture={picture} current={(saved ?? account.profile).avatar_url} />
        </div>
        <SignOutButton />
        <div className="noscript:hidden">
          <DataCard email={account.email} />
        </div>
        <noscript>
          <p className="card p-5">{accountCopy.profile.needsJavaScript}</p>
        </noscript>
      </div>
    </div>
  );
}
