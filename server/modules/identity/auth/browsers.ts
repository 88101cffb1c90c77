import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { sql } from 'drizzle-orm';
import { formatDateTime } from '#domain/format-date.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { mayMailStranger } from '#server/platform/mail/stranger-mails.ts';
import { accountLetters } from './account-letters.id.ts';
import type { AuthUser } from './user.ts';

/** Days that a browser is remembered after its last sign-in; browsers store no cookie longer. */
export const BROWSER_DAYS = 400;
const DAY_S = 24 * 60 * 60;

/** Most browsers of one account; the least recently used ones are forgotten. */
const MOST_BROWSERS = 50;

/** The cookie that distinguishes a browser that has signed in before. It grants nothing. */
export interface BrowserCookie {
  /** The browser's token in a `Cookie` header, or a new one for a browser without. */
  tokenOf(header: string | undefined): string;
  /** The `Set-Cookie` header that stores the token. */
  set(token: string): string;
}

/** @param publicUrl origin under which browsers reach the shop */
export function createBrowserCookie(publicUrl: string): BrowserCookie {
  const secure = publicUrl.startsWith('https:');
  const name = `${secure ? '__Secure-' : ''}lokapasar-browser`;
  return {
    tokenOf(header) {
      const token = header === undefined ? undefined : parseCookie(header)[name];
      return token !== undefined && /^[\w-]{43}$/.test(token) ? token : randomBytes(32).toString('base64url');
    },
    // Only signing in needs it, and happens below this path.
    set: (value) =>
      stringifySetCookie({
        name,
        value,
        secure,
        httpOnly: true,
        sameSite: 'lax',
        path: '/auth',
        maxAge: BROWSER_DAYS * DAY_S,
      }),
  };
}

/** A different hash per account, so that the table does not reveal which accounts share a browser. */
const hashOf = (userId: string, token: string) => createHash('sha256').update(`${userId} ${token}`).digest();

/**
 * Records that an account was used from a browser. @returns whether it is a new one
 */
async function noteBrowser(
  query: Query,
  { userId, browser, now }: { userId: string; browser: string; now: Date },
): Promise<boolean> {
  const tokenHash = hashOf(userId, browser);
  const known = await query(sql`
    update auth_browsers set used_at = ${now} where user_id = ${userId} and token_hash = ${tokenHash}
    returning 1 as known`);
  if (known.length > 0) return false;
  await query(sql`
    insert into auth_browsers (user_id, token_hash, created_at, used_at)
    values (${userId}, ${tokenHash}, ${now}, ${now}) on conflict do nothing`);
  await query(sql`
    delete from auth_browsers where user_id = ${userId} and token_hash in (
      select token_hash from auth_browsers where user_id = ${userId}
      order by used_at desc, token_hash offset ${MOST_BROWSERS})`);
  return true;
}

/**
 * Records the browser of a sign-in.
 * @param isTold whether the owner gets a mail about a new browser
 */
export async function rememberBrowser(
  tx: Tx,
  given: { user: AuthUser; browser: string; isTold: boolean; now: Date; publicUrl: string },
): Promise<void> {
  const { user, browser, isTold, now, publicUrl } = given;
  const isNew = await noteBrowser(tx, { userId: user.id, browser, now });
  if (!isNew || !isTold) return;
  if (!(await mayMailStranger(tx, 'new browser', user.email, now))) return;
  const letter = accountLetters.newBrowser({ at: `${formatDateTime(now)} WIB`, shop: publicUrl });
  await queueMails(tx, [letterAsMail(letter, { to: user.email })]);
}
