import { z } from 'zod';
import type { Result } from '#domain/result.ts';
import { type DeletionFailure, type Identity, IdentityUnavailable } from './identity.ts';
import type { Answer, ProjectClient } from './project-client.ts';

/** The project answered what it should not. */
export function unavailable({ status }: Answer): IdentityUnavailable {
  return new IdentityUnavailable(new Error(`The project answered with status ${status}`));
}

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) });
const failureSchema = z.object({ code: z.union([z.string(), z.number()]).optional() });

/** Seconds to wait that the project does not tell. */
const WAIT_S = 60;

/**
 * Signs a user in once more, to see whether the password is right. @returns a fresh access token
 * @throws IdentityUnavailable
 */
export async function signInAgain(
  client: ProjectClient,
  { userId, email, password }: { userId: string; email: string; password: string },
): Promise<Result<string, DeletionFailure>> {
  const answer = await client.ask('POST', '/auth/v1/token?grant_type=password', {
    body: { email, password },
  });
  if (answer.status === 429) return { ok: false, error: { code: 'too_many_requests', retryAfterS: WAIT_S } };
  const code = failureSchema.safeParse(answer.body).data?.code;
  // Older versions name no code; a failed captcha has one of its own and is no wrong password.
  if (answer.status === 400 && (typeof code !== 'string' || code === 'invalid_credentials')) {
    return { ok: false, error: { code: 'wrong_password' } };
  }
  const session = answer.ok ? sessionSchema.safeParse(answer.body) : undefined;
  if (session?.data?.user.id !== userId) throw unavailable(answer);
  return { ok: true, value: session.data.access_token };
}

/** What the project knows about an account, for 'Download my data'. @throws IdentityUnavailable */
export async function exportAccount(client: ProjectClient, { userId, token }: Identity) {
  const [account, pictures] = await Promise.all([
    client.ask('GET', '/auth/v1/user', { token }),
    client.ask('POST', '/storage/v1/object/list/avatars', {
      token,
      body: { prefix: userId, limit: 1000, offset: 0 },
    }),
  ]);
  if (!account.ok) throw unavailable(account);
  return { account: account.body, pictures: pictures.ok ? pictures.body : [] };
}

const listing = z.array(z.object({ name: z.string() }));

/** Deletes the pictures while their owner still exists: afterwards nobody may. @throws IdentityUnavailable */
export async function removePictures(
  client: ProjectClient,
  { userId, token }: { userId: string; token: string },
): Promise<void> {
  const listed = await client.ask('POST', '/storage/v1/object/list/avatars', {
    token,
    body: { prefix: userId, limit: 1000, offset: 0 },
  });
  if (!listed.ok) throw unavailable(listed);
  const prefixes = listing.parse(listed.body).map(({ name }) => `${userId}/${name}`);
  if (prefixes.length === 0) return;
  const removed = await client.ask('DELETE', '/storage/v1/object/avatars', { token, body: { prefixes } });
  if (!removed.ok) throw unavailable(removed);
}
