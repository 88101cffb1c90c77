import { z } from 'zod';
import { refusalCode } from '#domain/accounts/refusal-code.ts';
import type { Result } from '#domain/result.ts';
import {
  type Identity,
  IdentityUnavailable,
  type PasswordFailure,
  type SessionTokens,
  type SignInFailure,
} from './identity.ts';
import type { Answer, ProjectClient } from './project-client.ts';

/** The error for an unexpected answer of the project. */
export function unavailable({ status }: Answer): IdentityUnavailable {
  return new IdentityUnavailable(new Error(`The project answered with status ${status}`));
}

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) });
const failureSchema = z.object({ code: z.union([z.string(), z.number()]).optional() });

/** Seconds to wait when the project does not say. */
const WAIT_S = 60;

/**
 * Signs a user in again, to check the password. @returns a fresh access token
 * @throws IdentityUnavailable
 */
export async function signInAgain(
  client: ProjectClient,
  { userId, email, password }: { userId: string; email: string; password: string },
): Promise<Result<string, PasswordFailure>> {
  const answer = await client.ask('POST', '/auth/v1/token?grant_type=password', {
    body: { email, password },
  });
  if (answer.status === 429) return { ok: false, error: { code: 'too_many_requests', retryAfterS: WAIT_S } };
  const code = failureSchema.safeParse(answer.body).data?.code;
  // Older versions give no code; a failed captcha has its own code and is not a wrong password.
  if (answer.status === 400 && (typeof code !== 'string' || code === 'invalid_credentials')) {
    return { ok: false, error: { code: 'wrong_password' } };
  }
  const session = answer.ok ? sessionSchema.safeParse(answer.body) : undefined;
  if (session?.data?.user.id !== userId) throw unavailable(answer);
  return { ok: true, value: session.data.access_token };
}

const tokensSchema = z.looseObject({ access_token: z.string() });
/** A refusal; the version of the API that is asked for has its code in `code`, an older one a number there. */
const refusalSchema = z.object({
  code: z.string().optional().catch(undefined),
  msg: z.string().optional(),
  message: z.string().optional(),
  weak_password: z
    .object({ reasons: z.array(z.string()) })
    .optional()
    .catch(undefined),
});

/**
 * Signs in or up at the project: its tokens, or null for an account that must be confirmed first.
 * @throws IdentityUnavailable
 */
export async function askForSession(
  client: ProjectClient,
  path: string,
  body: { email: string; password: string },
): Promise<Result<SessionTokens | null, SignInFailure>> {
  const answer = await client.ask('POST', path, { body });
  if (answer.ok) return { ok: true, value: tokensSchema.safeParse(answer.body).data ?? null };
  if (answer.status === 429) return { ok: false, error: { kind: 'too_many', code: null, message: null } };
  const { code, msg, message = msg ?? null, weak_password } = refusalSchema.safeParse(answer.body).data ?? {};
  return { ok: false, error: { kind: 'refused', code: refusalCode(code, weak_password?.reasons), message } };
}

/** What the project stores about an account, for 'Download my data'. @throws IdentityUnavailable */
export async function exportAccount(client: ProjectClient, { userId, token }: Identity) {
  const [account, pictures] = await Promise.all([
    client.ask('GET', '/auth/v1/user', { token }),
    picturesBelow(client, { token, folder: userId }),
  ]);
  if (!account.ok) throw unavailable(account);
  return { account: account.body, pictures };
}

/** Most entries that the project lists, and most pictures that it deletes, at a time. */
const PAGE = 1000;

/** An entry of a listing: a picture, or a folder, which has no id. */
const listing = z.array(z.looseObject({ name: z.string(), id: z.string().nullable() }));

/** All pictures in a folder and its subfolders, by their full names. @throws IdentityUnavailable */
async function picturesBelow(
  client: ProjectClient,
  { token, folder }: { token: string; folder: string },
): Promise<z.output<typeof listing>> {
  const found = [];
  for (let offset = 0; ; offset += PAGE) {
    const listed = await client.ask('POST', '/storage/v1/object/list/avatars', {
      token,
      body: { prefix: folder, limit: PAGE, offset },
    });
    const lines = listed.ok ? listing.safeParse(listed.body) : undefined;
    if (!lines?.success) throw unavailable(listed);
    for (const line of lines.data) {
      const name = `${folder}/${line.name}`;
      if (line.id === null) found.push(...(await picturesBelow(client, { token, folder: name })));
      else found.push({ ...line, name });
    }
    if (lines.data.length < PAGE) return found;
  }
}

/**
 * Deletes the pictures while their owner still exists; afterwards nobody has the permission. @throws
 * IdentityUnavailable
 */
export async function removePictures(
  client: ProjectClient,
  { userId, token }: { userId: string; token: string },
): Promise<void> {
  const names = (await picturesBelow(client, { token, folder: userId })).map(({ name }) => name);
  for (let at = 0; at < names.length; at += PAGE) {
    const body = { prefixes: names.slice(at, at + PAGE) };
    const removed = await client.ask('DELETE', '/storage/v1/object/avatars', { token, body });
    if (!removed.ok) throw unavailable(removed);
  }
}
