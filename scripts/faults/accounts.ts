import type { Fault } from './fault.ts';

const AUTH = 'server/modules/identity/auth/auth.test.ts';
const SESSIONS = 'tests/integration/auth.test.ts';
const STORAGE = 'tests/integration/storage.test.ts';
const ACCOUNTS = 'tests/integration/accounts.test.ts';

/** Slips in accounts and profile pictures. */
export const ACCOUNT_FAULTS: readonly Fault[] = [
  {
    id: 'next-to-another-origin',
    room: 'accounts',
    slip: 'A path with dot segments leads to another site after the login',
    file: 'domain/accounts/next-path.ts',
    find: "pathname.startsWith('//') || ",
    replace: '',
    caughtBy: {
      tool: 'vitest',
      file: 'domain/accounts/next-path.test.ts',
      test: '"/.//evil.example" leads to the profile',
    },
  },
  {
    id: 'any-password-for-nobody',
    room: 'accounts',
    slip: 'A password is right for an account that does not exist when it is too long to be looked at',
    file: 'server/modules/identity/auth/passwords.ts',
    find: 'timingSafeEqual(found, expected) && stored !== null && !isTooLong',
    replace: '(timingSafeEqual(found, expected) || isTooLong)',
    caughtBy: {
      tool: 'vitest',
      file: AUTH,
      test: 'an account that does not exist has no password, not even a long one',
    },
  },
  {
    id: 'refresh-strictly-once',
    room: 'accounts',
    slip: 'A tab that refreshes at the same moment as another one is taken for a thief',
    file: 'server/modules/identity/auth/refresh-verdict.ts',
    find: "behind === 1 || age < REUSE_INTERVAL_MS ? 'repeat' : 'reused'",
    replace: "'reused'",
    caughtBy: {
      tool: 'vitest',
      file: SESSIONS,
      test: 'keeps twenty tabs signed in that refresh at the same moment',
    },
  },
  {
    id: 'old-sessions-live-on',
    room: 'accounts',
    slip: 'A new password leaves the sessions of a thief open',
    file: 'server/modules/identity/auth/change-user.ts',
    find: 'await endSessions(query, user.id, { except: session.id });',
    replace: '',
    caughtBy: {
      tool: 'vitest',
      file: SESSIONS,
      test: 'changes the password: other sessions end, this one lives, the old password opens nothing',
    },
  },
  {
    id: 'token-is-enough',
    room: 'accounts',
    slip: 'A stolen access token changes e-mail and password',
    file: 'server/modules/identity/auth/prove-owner.ts',
    find: "if (nonce === '') throw new AuthFault('reauthentication_needed');",
    replace: "if (nonce === '') return;",
    caughtBy: {
      tool: 'vitest',
      file: 'tests/integration/account-protection.test.ts',
      test: 'changes neither e-mail nor password eleven minutes after the sign-in',
    },
  },
  {
    id: 'dot-segments-pass',
    room: 'accounts',
    slip: "A picture's name may lead out of its owner's folder",
    file: 'server/modules/identity/avatars/object-name.ts',
    find: "['', '.', '..']",
    replace: "['', '.']",
    caughtBy: {
      tool: 'vitest',
      file: STORAGE,
      test: 'dot segments and strange names are refused before anybody asks whose folder it is',
    },
  },
  {
    id: 'picture-may-run',
    room: 'accounts',
    slip: 'A stored picture is served without the policy that keeps a browser from running it',
    file: 'server/modules/identity/avatars/routes-read.ts',
    find: `    'Content-Security-Policy': "default-src 'none'; sandbox",\n`,
    replace: '',
    caughtBy: {
      tool: 'vitest',
      file: STORAGE,
      test: 'is public with everything that keeps a browser from running it, and from asking for it again',
    },
  },
  {
    id: 'profile-stays',
    room: 'accounts',
    slip: 'The profile outlives its deleted account',
    file: 'server/modules/identity/accounts/identity-embedded.ts',
    find: 'delete from profiles where user_id =',
    replace: 'select 1 from profiles where user_id =',
    caughtBy: {
      tool: 'vitest',
      file: ACCOUNTS,
      test: 'takes the password, and then nothing of the user is left in any table or store',
    },
  },
  {
    id: 'picture-of-another-user',
    room: 'accounts',
    slip: 'Any picture address may stand in a profile, also one of another user',
    file: 'server/modules/identity/accounts/avatars.ts',
    find: '&& name.startsWith(',
    replace: '&& Boolean(',
    caughtBy: {
      tool: 'vitest',
      file: ACCOUNTS,
      test: 'is refused when it is of another user, of another place, or not there',
    },
  },
];
