import { readDefaultAddress } from '#contracts/default-address.ts';
import type { Answer, Asking, Endpoint } from '#contracts/endpoint.ts';
import { deleteAccount, exportAccount } from '#contracts/identity/account.ts';
import { followSeller, listFollows, unfollowSeller } from '#contracts/identity/follows.ts';
import { readProfile, saveProfile } from '#contracts/identity/profile.ts';
import { listNotifications, readNotifications, removeNotifications } from '#contracts/notifications.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { type AccountFault, isAccountFault } from '#domain/forms/account-fault.ts';
import { readAnswer, send } from './ask.ts';
import { kindOfCode, toFailure } from './auth-failure.ts';
import type { AuthFailure, AuthResult } from './auth-state.ts';

/** Timeout of a request to the shop, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Gives an access token of the signed-in user. */
export type GetToken = () => Promise<AuthResult<string>>;

/** A failure as the screens of the account get it. */
function toAuthFailure({
  code,
  fields,
}: {
  code: string;
  fields: Readonly<Record<string, string>>;
}): AuthFailure {
  if (code === 'wrong_password' || code === 'shop_open') {
    return { kind: 'refused', message: null, faults: { password: code } };
  }
  const faults = Object.entries(fields).filter((entry): entry is [string, AccountFault] =>
    isAccountFault(entry[1]),
  );
  return { kind: kindOfCode(code), message: null, faults: Object.fromEntries(faults) };
}

/**
 * The shop's own API for the signed-in user.
 *
 * @param getToken returns the token to send, refreshed when it is about to expire
 * @param renewToken returns a new one when the shop rejects a token
 */
export function createAccountApi(getToken: GetToken, renewToken: GetToken) {
  const sendWith = <E extends Endpoint>(endpoint: E, asking: Asking<E>, token: string) =>
    send(endpoint, asking, {
      headers: { Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });

  /** The answer to a signed-in request, which may tell of a failure. */
  async function answerTo<E extends Endpoint>(endpoint: E, asking: Asking<E>): Promise<AuthResult<Response>> {
    try {
      const token = await getToken();
      if (!token.ok) return token;
      const response = await sendWith(endpoint, asking, token.value);
      if (response.status !== 401) return { ok: true, value: response };
      const renewed = await renewToken();
      return renewed.ok ? { ok: true, value: await sendWith(endpoint, asking, renewed.value) } : renewed;
    } catch (error) {
      return { ok: false, error: toFailure(error) };
    }
  }

  async function askAs<E extends Endpoint>(endpoint: E, asking: Asking<E>): Promise<AuthResult<Answer<E>>> {
    const response = await answerTo(endpoint, asking);
    if (!response.ok) return response;
    const read = await readAnswer(endpoint, response.value);
    return read.ok ? read : { ok: false, error: toAuthFailure(read.error) };
  }

  return {
    profile: () => askAs(readProfile, {}),
    /** Saves the given fields, leaves the others, and returns the resulting profile. */
    saveProfile: (changes: Partial<Profile>) => askAs(saveProfile, { body: changes }),
    async followedSellers(): Promise<AuthResult<number[]>> {
      const asked = await askAs(listFollows, {});
      return asked.ok ? { ok: true, value: asked.value.sellerIds } : asked;
    },
    follow: (sellerId: number, isFollowing: boolean) =>
      askAs(isFollowing ? followSeller : unfollowSeller, { params: { sellerId: String(sellerId) } }),
    /** Everything that is stored about the user, as a file that a person can read, too. */
    async exportData(): Promise<AuthResult<Blob>> {
      const asked = await askAs(exportAccount, {});
      if (!asked.ok) return asked;
      const file = new Blob([JSON.stringify(asked.value, null, 2)], { type: 'application/json' });
      return { ok: true, value: file };
    },
    defaultAddress: () => askAs(readDefaultAddress, {}),
    /** What the account is told of its orders. */
    notifications: () => askAs(listNotifications, {}),
    markNotifications: (done: 'read' | 'removed', ids: string[]) =>
      askAs(done === 'read' ? readNotifications : removeNotifications, { body: { ids } }),
    deleteAccount: (password: string) => askAs(deleteAccount, { body: { password } }),
  };
}
