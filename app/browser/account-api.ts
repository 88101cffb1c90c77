import { type Profile, readProfile } from '#domain/accounts/profile.ts';
import { type AccountFault, isAccountFault } from '#domain/forms/account-fault.ts';
import { isStoredFields, isWhole } from '#domain/stored-fields.ts';
import { kindOfStatus, toFailure } from './auth-failure.ts';
import type { AuthFailure, AuthResult } from './auth-state.ts';

/** How long an answer of the shop may take, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Gives an access token of the signed-in user. */
export type GetToken = () => Promise<AuthResult<string>>;

/** A request to the shop, without who asks. */
interface Question {
  method: 'GET' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
}

async function jsonOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

/** The failure in an answer of the shop: `{error, fields}`. */
async function failureOf(response: Response): Promise<AuthFailure> {
  const body = await jsonOf(response);
  const code = isStoredFields(body) ? body['error'] : null;
  if (code === 'wrong_password') {
    return { kind: 'refused', message: null, faults: { password: 'wrong_password' } };
  }
  const fields = isStoredFields(body) && isStoredFields(body['fields']) ? Object.entries(body['fields']) : [];
  const faults = fields.filter((entry): entry is [string, AccountFault] => isAccountFault(entry[1]));
  return { kind: kindOfStatus(response.status), message: null, faults: Object.fromEntries(faults) };
}

function send({ method, path, body }: Question, token: string): Promise<Response> {
  return fetch(path, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/**
 * The shop's own answers about the signed-in user.
 *
 * @param getToken gives the token to ask with, refreshed when it is about to end
 * @param renewToken gives a new one for a token that the shop refuses
 */
export function createAccountApi(getToken: GetToken, renewToken: GetToken) {
  async function ask<T>(
    question: Question,
    read: (response: Response) => Promise<T | null> | T,
  ): Promise<AuthResult<T>> {
    try {
      let token = await getToken();
      if (!token.ok) return token;
      let response = await send(question, token.value);
      if (response.status === 401) {
        token = await renewToken();
        if (!token.ok) return token;
        response = await send(question, token.value);
      }
      if (!response.ok) return { ok: false, error: await failureOf(response) };
      const value = await read(response);
      return value === null
        ? { ok: false, error: { kind: 'unavailable', message: null } }
        : { ok: true, value };
    } catch (error) {
      return { ok: false, error: toFailure(error) };
    }
  }

  const done = () => true;
  return {
    profile: () =>
      ask({ method: 'GET', path: '/api/profile' }, async (response) => readProfile(await jsonOf(response))),
    /** Saves what is given, leaves the rest, and gives the profile as it is then. */
    saveProfile: (changes: Partial<Profile>) =>
      ask({ method: 'PUT', path: '/api/profile', body: changes }, async (response) =>
        readProfile(await jsonOf(response)),
      ),
    followedSellers: () =>
      ask({ method: 'GET', path: '/api/follows' }, async (response) => {
        const body = await jsonOf(response);
        const ids: unknown = isStoredFields(body) ? body['sellerIds'] : null;
        return Array.isArray(ids) ? ids.filter((id) => isWhole(id, 1)) : null;
      }),
    follow: (sellerId: number, isFollowing: boolean) =>
      ask({ method: isFollowing ? 'PUT' : 'DELETE', path: `/api/follows/${sellerId}` }, done),
    exportData: () => ask({ method: 'GET', path: '/api/account/export' }, (response) => response.blob()),
    deleteAccount: (password: string) =>
      ask({ method: 'DELETE', path: '/api/account', body: { password } }, done),
  };
}
