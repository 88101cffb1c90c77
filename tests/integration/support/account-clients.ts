import { randomInt, randomUUID } from 'node:crypto';
import { GoTrueClient, type Session } from '@supabase/auth-js';
import { StorageClient } from '@supabase/storage-js';
import type { RunningShop } from './shop.ts';

type Origin = Pick<RunningShop, 'origin'>;

/** The public key of the built-in backend. */
export const KEY = 'lokapasar-embedded';
export const PASSWORD = 'rahasia-123';

/** An e-mail that no other test uses. */
export const newEmail = () => `${randomUUID()}@contoh.id`;

/** A network address that no other test uses: limits count by address. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** An unmodified client of auth-js like a browser tab's, without a browser's storage. */
export function newAuthClient(shop: Origin, address = newAddress()): GoTrueClient {
  return new GoTrueClient({
    url: `${shop.origin}/auth/v1`,
    headers: { apikey: KEY, Authorization: `Bearer ${KEY}`, 'X-Forwarded-For': address },
    autoRefreshToken: false,
    persistSession: false,
    storageKey: randomUUID(),
  });
}

/** A fresh account with its session. */
export async function signedUp(shop: Origin, address = newAddress()) {
  const auth = newAuthClient(shop, address);
  const email = newEmail();
  const { data, error } = await auth.signUp({ email, password: PASSWORD });
  if (!data.session || !data.user) throw new Error(`The sign-up failed: ${error?.message}`);
  return { auth, email, address, session: data.session, user: data.user, bearer: bearerOf(data.session) };
}

export const bearerOf = ({ access_token: token }: Session) => ({ Authorization: `Bearer ${token}` });

/** An unmodified client of storage-js for a token. */
export function newStorage(shop: Origin, headers: Record<string, string>) {
  return new StorageClient(`${shop.origin}/storage/v1`, { apikey: KEY, ...headers }).from('avatars');
}

interface Asked {
  headers?: Record<string, string>;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
}

/** A plain request, and its answer, parsed if it is JSON. */
export async function ask(shop: Origin, method: string, path: string, { headers, body }: Asked = {}) {
  const response = await fetch(shop.origin + path, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.match(/^application\/(problem\+)?json/) != null;
  return { status: response.status, headers: response.headers, json: isJson ? JSON.parse(text) : text };
}

/** Retries, as clients do, while a busy machine's database does not answer in time (409, 503). */
export async function patiently<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  const answer = await ask();
  return answer.status === 409 || answer.status === 503 ? patiently(ask) : answer;
}

/** A request to the sign-in with the key and the version that browsers send. */
export function askAuth(shop: Origin, method: string, path: string, { headers, body }: Asked = {}) {
  return ask(shop, method, `/auth/v1${path}`, {
    headers: {
      apikey: KEY,
      'X-Supabase-Api-Version': '2024-01-01',
      'X-Forwarded-For': newAddress(),
      ...headers,
    },
    body,
  });
}
