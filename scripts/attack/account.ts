import { randomInt, randomUUID } from 'node:crypto';
import { type Answer, ask } from './ask.ts';

/** The public key of the built-in sign-in. */
const KEY = 'lokapasar-embedded';

/** An account of an attacker or a shopper, with the token of its sign-up. */
export interface Account {
  email: string;
  password: string;
  token: string;
}

/** A network address that nobody else uses; the shop trusts its proxy's header. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** A request to the sign-in from an address. */
export function askAuth(
  origin: string,
  request: `${'GET' | 'POST' | 'PUT'} ${string}`,
  { address, token, body }: { address: string; token?: string; body?: object },
): Promise<Answer> {
  const [method = '', path = ''] = request.split(' ');
  return ask(origin, `/auth/v1${path}`, {
    method,
    headers: {
      apikey: KEY,
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Opens an account. */
export async function newAccount(origin: string, address = newAddress()): Promise<Account> {
  const typed = { email: `${randomUUID()}@contoh.id`, password: `rahasia-${randomUUID()}` };
  const { status, body } = await askAuth(origin, 'POST /signup', { address, body: typed });
  if (status !== 200) throw new Error(`No account was opened: ${status} ${body}`);
  return { ...typed, token: JSON.parse(body).access_token };
}

/** Logs in to an account. */
export function logIn(
  origin: string,
  { email, password }: Pick<Account, 'email' | 'password'>,
  address: string,
): Promise<Answer> {
  return askAuth(origin, 'POST /token?grant_type=password', { address, body: { email, password } });
}

/** The error code of an answer of the sign-in. */
export function codeOf({ headers }: Answer): string {
  return String(headers['x-sb-error-code'] ?? '');
}
