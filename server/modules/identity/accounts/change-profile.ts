import type { Asked } from '#contracts/endpoint.ts';
import type { saveProfile } from '#contracts/identity/profile.ts';
import { PROFILE_TEXTS, type Profile } from '#domain/accounts/profile.ts';
import { accountFaults, accountForms } from '#domain/forms/account-forms.ts';
import type { Result } from '#domain/result.ts';
import { lockProfile, storeProfile } from './profiles.ts';
import { type AccountOptions, holdAccount } from './signed-in.ts';

/** Changes of a profile; missing fields stay unchanged. */
export type ProfileChanges = Asked<typeof saveProfile>['body'];

/** Codes of faults by field name. */
export type ProfileFaults = Readonly<Record<string, string>>;

/** The address is not a public picture of the user. */
const UNKNOWN_PICTURE: ProfileFaults = { avatar_url: 'unknown_picture' };

/** Saves the fields of a profile, or only its picture. */
export async function changeProfile(
  options: AccountOptions,
  given: { userId: string; changes: ProfileChanges; host: string },
): Promise<Result<Profile, ProfileFaults>> {
  const changed = await inOneTransaction(options, given);
  if (!changed.ok) return changed;
  const { profile, before } = changed.value;
  await options.avatars.saved({ userId: given.userId, before: before.avatar_url, shown: profile.avatar_url });
  return { ok: true, value: profile };
}

function inOneTransaction(
  { transaction, avatars, identities, clock }: AccountOptions,
  { userId, changes, host }: { userId: string; changes: ProfileChanges; host: string },
): Promise<Result<{ profile: Profile; before: Profile }, ProfileFaults>> {
  const { avatar_url: url, ...sent } = changes;
  return transaction(async (query) => {
    await holdAccount(identities, query, userId);
    // Pictures are locked before profiles, here as everywhere.
    const picture = url ? await avatars.accept(query, { userId, url, host }) : null;
    if (url && picture === null) return { ok: false, error: UNKNOWN_PICTURE };
    const before = await lockProfile(query, userId);
    const texts = changedTexts(before, sent);
    if (!texts.ok) return texts;
    const profile = { ...texts.value, avatar_url: url === undefined ? before.avatar_url : picture };
    await storeProfile(query, { userId, profile, now: clock() });
    return { ok: true, value: { profile, before } };
  });
}

/** The stored texts with the sent ones in place; checked only if any were sent. */
function changedTexts(
  { avatar_url: _, ...stored }: Profile,
  sent: Omit<ProfileChanges, 'avatar_url'>,
): Result<Omit<Profile, 'avatar_url'>, ProfileFaults> {
  if (PROFILE_TEXTS.every((name) => sent[name] === undefined)) return { ok: true, value: stored };
  const given = { ...stored, ...sent };
  const parsed = accountForms.profile.safeParse(given);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, error: accountFaults('profile', given) };
}
