import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PROFILE_TEXTS, type Profile } from '#domain/accounts/profile.ts';
import { accountFaults, accountForms } from '#domain/forms/account-forms.ts';
import type { Result } from '#domain/result.ts';
import { readBody } from '#server/platform/http/body.ts';
import { findProfile, lockProfile, saveProfile } from './profiles.ts';
import { type AccountOptions, holdAccount, type SignedInRoute } from './signed-in.ts';

const valuesBody = z.record(z.string(), z.unknown());
const avatarUrl = z.string().min(1).max(1000).nullable();

/** The address is not a public picture of the user. */
const UNKNOWN_PICTURE = { avatar_url: 'unknown_picture' };

type Faults = Readonly<Record<string, string>>;

/**
 * `GET /api/profile`, and `PUT /api/profile` with profile fields, or only `avatar_url` (spec 7): what is left out
 * stays as it is.
 */
export function registerProfile(
  app: FastifyInstance,
  options: AccountOptions,
  signedIn: SignedInRoute,
): void {
  app.get(
    '/api/profile',
    signedIn(({ userId }) => findProfile(options.query, userId)),
  );
  app.put(
    '/api/profile',
    signedIn(async ({ userId }, request, reply) => {
      const values = withoutControls(readBody(valuesBody, request.body));
      const changed = await changeProfile(options, { userId, values, host: request.host });
      if (!changed.ok) return reply.code(422).send({ error: 'invalid', fields: changed.error });
      const { profile, before } = changed.value;
      await options.avatars.saved({ userId, before: before.avatar_url, shown: profile.avatar_url });
      return profile;
    }),
  );
}

function changeProfile(
  { transaction, avatars, identities, clock }: AccountOptions,
  { userId, values, host }: { userId: string; values: Record<string, unknown>; host: string },
): Promise<Result<{ profile: Profile; before: Profile }, Faults>> {
  return transaction(async (query) => {
    await holdAccount(identities, query, userId);
    const url = avatarUrl.optional().safeParse(values['avatar_url']);
    if (!url.success) return { ok: false, error: UNKNOWN_PICTURE };
    // Pictures are locked before profiles, here as everywhere.
    const picture = url.data ? await avatars.accept(query, { userId, url: url.data, host }) : null;
    if (url.data && picture === null) return { ok: false, error: UNKNOWN_PICTURE };
    const before = await lockProfile(query, userId);
    const texts = changedTexts(before, values);
    if (!texts.ok) return texts;
    const profile = { ...texts.value, avatar_url: url.data === undefined ? before.avatar_url : picture };
    await saveProfile(query, { userId, profile, now: clock() });
    return { ok: true, value: { profile, before } };
  });
}

/** The stored texts with those that were sent over them; judged only when there are some. */
function changedTexts(
  { avatar_url: _, ...stored }: Profile,
  values: Record<string, unknown>,
): Result<Omit<Profile, 'avatar_url'>, Faults> {
  const sent = PROFILE_TEXTS.filter((name) => values[name] !== undefined);
  if (sent.length === 0) return { ok: true, value: stored };
  const given = { ...stored, ...Object.fromEntries(sent.map((name) => [name, values[name]])) };
  const parsed = accountForms.profile.safeParse(given);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, error: accountFaults('profile', given) };
}

/** Texts without control characters; only an address has several lines. */
function withoutControls(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      const lines = value.replace(/\r\n?/g, '\n');
      return [
        name,
        name === 'address' ? lines.replace(/[^\P{Cc}\n]/gu, ' ') : lines.replace(/\p{Cc}/gu, ' '),
      ];
    }),
  );
}
