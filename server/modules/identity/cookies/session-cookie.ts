import { parseCookie, stringifySetCookie } from 'cookie';

/** Days without a visit after which a browser is signed out. */
export const WEB_SESSION_IDLE_DAYS = 30;

const DAY_S = 24 * 60 * 60;

/** The cookie of a session. Over https its name binds it to this host, so that no subdomain can set it. */
const nameFor = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-lokapasar-session' : 'lokapasar-session';

/** Reads and writes the cookie that identifies a web session. */
export interface SessionCookie {
  /** The token of a `Cookie` header; null without a well-formed one. */
  read(header: string | undefined): string | null;
  /** The `Set-Cookie` header that stores the token. */
  set(token: string): string;
  /** The `Set-Cookie` header that deletes it. */
  clear(): string;
}

/** @param publicUrl origin under which browsers reach the shop */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const name = nameFor(publicUrl);
  const attributes = {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/',
  } as const;
  return {
    read(header) {
      const token = header === undefined ? undefined : parseCookie(header)[name];
      return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
    },
    set: (value) => stringifySetCookie({ name, value, maxAge: WEB_SESSION_IDLE_DAYS * DAY_S, ...attributes }),
    clear: () => stringifySetCookie({ name, value: '', maxAge: 0, ...attributes }),
  };
}
