import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { newEmail, PASSWORD } from './account-clients.ts';
import type { MigratedDatabase } from './migrated-database.ts';
import { PlainBrowser, type PlainPage } from './plain-browser.ts';
import { aMember } from './staff.ts';

const secretOf = ({ html }: PlainPage) => /<code[^>]*>([A-Z2-7]{16,})<\/code>/.exec(html)?.[1] ?? '';

/** Somebody of the operator at the console, in a browser without scripts, with a code given just now. */
export interface Operator {
  browser: PlainBrowser;
  email: string;
  membershipId: string;
  /** Makes the code of the last minutes too old for money and rights. @returns a recovery code that was not used yet */
  letCodeAge(): Promise<string>;
}

/** Registers somebody, makes them a member of the console and sets their second factor up. */
export async function operatorBrowser(
  opened: MigratedDatabase,
  origin: string,
  role: string,
): Promise<Operator> {
  const email = newEmail();
  const browser = new PlainBrowser(origin);
  const typed: [string, string][] = [
    ['email', email],
    ['password', PASSWORD],
  ];
  await browser.post('/auth?tab=register', [...typed, ['confirmPassword', PASSWORD], ['intent', 'register']]);
  await browser.post('/auth', [...typed, ['intent', 'login']]);
  const [user] = await opened.query<{ id: string }>(sql`select id from auth_users where email = ${email}`);
  if (!user) throw new Error('The account was not registered');
  const { membershipId } = await aMember(opened, null, role, user.id);
  const begin = await browser.get('/operator');
  await browser.press(begin, 'begin', { password: PASSWORD });
  const pending = await browser.get(begin.path);
  const code = new TOTP({ secret: secretOf(pending) }).generate();
  const confirmed = await browser.press(pending, 'code', { code });
  const unused = confirmed.text.match(/[a-z0-9]{5}-[a-z0-9]{5}/g)?.values();
  return {
    browser,
    email,
    membershipId,
    async letCodeAge() {
      await opened.query(sql`
        update desk_sessions set second_factor_at = now() - interval '20 minutes' where user_id = ${user.id}`);
      const next = unused?.next();
      if (!next || next.done) throw new Error('No recovery code is left');
      return next.value;
    },
  };
}
