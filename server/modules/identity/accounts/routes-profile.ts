import type { FastifyInstance } from 'fastify';
import { readProfile, saveProfile } from '#contracts/identity/profile.ts';
import { answer, failed } from '#server/platform/http/endpoint.ts';
import { changeProfile } from './change-profile.ts';
import { findProfile } from './profiles.ts';
import type { AccountOptions, WhoAsks } from './signed-in.ts';

/** Reads the profile, and saves its fields or only `avatar_url`; missing fields stay unchanged. */
export function registerProfile(app: FastifyInstance, options: AccountOptions, whoAsks: WhoAsks): void {
  answer(app, readProfile, (_asked, request) => findProfile(options.query, whoAsks(request).userId));
  answer(app, saveProfile, async ({ body: changes }, request) => {
    const { userId } = whoAsks(request);
    const changed = await changeProfile(options, { userId, changes, host: request.host });
    if (!changed.ok) throw failed(saveProfile, 'invalid', { fields: changed.error });
    return changed.value;
  });
}
