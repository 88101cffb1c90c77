import { useState } from 'react';
import { PROFILE_TEXTS, type Profile } from '#domain/accounts/profile.ts';
import { useAuth } from '../../browser/auth.tsx';
import type { AuthFailure } from '../../browser/auth-state.ts';
import { AccountField } from './account-field.tsx';
import type { PlainPost } from './plain-post.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountCopy } from './use-account-copy.ts';
import { useAccountForm } from './use-account-form.ts';
import { useAccountToast } from './use-account-toast.ts';
import type { Picture } from './use-picture.ts';

/**
 * Username, name, phone and address (P-ACC-8). Saving sends what was changed here, so that it takes
 * nothing back that another tab has saved, and a chosen picture (P-ACC-8).
 */
export function ProfileForm({
  profile,
  picture,
  posted,
}: {
  profile: Profile;
  picture: Picture;
  posted: PlainPost | null;
}) {
  const accountCopy = useAccountCopy();
  const copy = accountCopy.profile;
  const { ask } = useAuth();
  const toast = useAccountToast();
  const [shown, setShown] = useState<Omit<Profile, 'avatar_url'>>(profile);
  const first = { ...profile, ...posted?.typed };

  /** Sends the chosen picture, if there is one: its address, or why it was not taken. */
  async function sendPicture(): Promise<{ avatar_url?: string; failure?: AuthFailure }> {
    const chosen = await picture.ready();
    if (!chosen) return {};
    const stored = await picture.upload(chosen.blob);
    return stored.ok ? { avatar_url: stored.value } : { failure: stored.error };
  }

  const { isSending, faults, formProps } = useAccountForm(
    'profile',
    async (typed) => {
      const { failure, ...sent } = await sendPicture();
      const texts = PROFILE_TEXTS.map((name) => [name, typed[name]?.trim() ?? ''] as const);
      const changes = Object.fromEntries(texts.filter(([name, text]) => text !== shown[name]));
      const result = await ask((account) => account.updateProfile({ ...changes, ...sent }));
      if (!result.ok) {
        toast.fail(accountCopy.toast.profileFailed, result.error);
        return result.error.faults ?? null;
      }
      setShown({ ...shown, ...changes });
      if (failure) toast.fail(accountCopy.toast.pictureFailed, failure);
      else {
        picture.clear();
        toast.tell(accountCopy.toast.profileUpdated);
      }
      return null;
    },
    posted?.faults,
  );

  return (
    <section className="card space-y-5 p-5 sm:p-6">
      <h2 className="text-lg font-bold">{copy.formTitle}</h2>
      <form {...formProps} method="post" aria-label={copy.formTitle} className="space-y-5">
        <input type="hidden" name="intent" value="save" />
        <AccountField name="username" autoComplete="nickname" defaultValue={first.username} faults={faults} />
        <AccountField
          name="full_name"
          autoComplete="name"
          defaultValue={first.full_name}
          isOptional
          faults={faults}
        />
        <AccountField
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={first.phone}
          isOptional
          faults={faults}
        />
        <AccountField
          name="address"
          rows={3}
          autoComplete="street-address"
          defaultValue={first.address}
          isOptional
          faults={faults}
        />
        <SubmitButton
          label={copy.save}
          busyLabel={copy.saving}
          isBusy={isSending}
          worksPlain
          className="button-primary w-full sm:w-auto"
        />
      </form>
    </section>
  );
}
