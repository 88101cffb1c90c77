import type { FastifyInstance } from 'fastify';
import type { Asked } from '#contracts/endpoint.ts';
import { readProfile, saveProfile } from '#contracts/identity/profile.ts';
import { PROFILE_TEXTS, type Profile } from '#domain/accounts/profile.ts';
import { accountFaults, accountForms } from '#domain/forms/account-forms.ts';
import type { Result } from '#domain/result.ts';
import { answer, failed } from '#server/platform/http/endpoint.ts';
import { findProfile, lockProfile, storeProfile } from './profiles.ts';
import { type AccountOptions, holdAccount, type WhoAsks } from './signed-in.ts';

type Changes = Asked<typeof saveProfile>['body'];
type Faults = Readonly<Record<string, string>>;

/** The address is not a public picture of the user. */
const UNKNOWN_PICTURE: Faults = { avatar_url: 'unknown_picture' };

/** Reads the profile, and saves its fields or only `avatar_url` (spec 7): what is left out stays as it is. */
export function registerProfile(app: FastifyInstance, options: AccountOptions, whoAsks: WhoAsks): void {
  answer(app, readProfile, (_asked, request) => findProfile(options.query, whoAsks(request).userId));
  answer(app, saveProfile, async ({ body: changes }, request) => {
    const { userId } = whoAsks(request);
    const changed = await changeProfile(options, { userId, changes, host: request.host });
    if (!changed.ok) throw failed(saveProfile, 'invalid', { fields: changed.error });
    const { profile, before } = changed.value;
    await options.avatars.saved({ userId, before: before.avatar_url, shown: profile.avatar_url });
    return profile;
  });
}

function changeProfile(
  { transaction, avatars, identities, clock }: AccountOptions,
  { userId, changes, host }: { userId: string; changes: Changes; host: string },
): Promise<Result<{ profile: Profile; before: Profile }, Faults>> {
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

/** The stored texts with those that were sent over them; judged only when there are some. */
function changedTexts(
  { avatar_url: _, ...stored }: Profile,
  sent: Omit<Changes, 'avatar_url'>,
): Result<Omit<Profile, 'avatar_url'>, Faults> {
  if (PROFILE_TEXTS.every((name) => sent[name] === undefined)) return { ok: true, value: stored };
  const given = { ...stored, ...sent };
  const parsed = accountForms.profile.safeParse(given);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, error: accountFaults('profile', given) };
}
