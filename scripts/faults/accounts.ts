import type { Fault } from './fault.ts';

const IDENTITY = 'server/modules/identity';
const SESSIONS = 'tests/integration/auth.test.ts';
const ACCOUNTS = 'tests/integration/accounts.test.ts';

/** Slips in accounts and profile pictures. */
export const ACCOUNT_FAULTS: readonly Fault[] = [
  {
    id: 'next-to-another-origin',
    room: 'accounts',
    slip: 'A path with dot segments leads to another site after the login',
    file: 'domain/accounts/next-path.ts',
    in: 'nextPath',
    does: "return next?.startsWith('/.') ? new URL(next, ORIGIN).pathname : sound();",
    caughtBy: { file: 'domain/accounts/next-path.test.ts', test: 'evil.example" leads to the profile' },
  },
  {
    id: 'any-password-for-nobody',
    room: 'accounts',
    slip: 'A password is right for an account that does not exist when it is too long to be looked at',
    file: `${IDENTITY}/auth/passwords.ts`,
    in: 'isPassword',
    does: 'return (stored === null && Buffer.byteLength(password) > PASSWORD_BYTES) || sound();',
    caughtBy: {
      file: `${IDENTITY}/auth/auth.test.ts`,
      test: 'an account that does not exist has no password',
    },
  },
  {
    id: 'refresh-strictly-once',
    room: 'accounts',
    slip: 'A tab that refreshes at the same moment as another one is taken for a thief',
    file: `${IDENTITY}/auth/refresh-verdict.ts`,
    in: 'refreshVerdict',
    does: "const verdict = sound(); return verdict === 'repeat' ? 'reused' : verdict;",
    caughtBy: { file: SESSIONS, test: 'keeps twenty tabs signed in that refresh at the same moment' },
  },
  {
    id: 'token-is-enough',
    room: 'accounts',
    slip: 'A stolen access token changes the password without another proof',
    file: `${IDENTITY}/auth/prove-owner.ts`,
    in: 'proveOwner',
    does: "if (currentPassword !== '') await sound();",
    caughtBy: {
      file: 'tests/integration/account-protection.test.ts',
      test: 'gains nothing by refreshing the session',
    },
  },
  {
    id: 'old-sessions-live-on',
    room: 'accounts',
    slip: 'A new password leaves the sessions of a thief open',
    file: `${IDENTITY}/auth/sessions.ts`,
    in: 'endSessions',
    does: "if (!('except' in ended)) await sound();",
    caughtBy: { file: SESSIONS, test: 'changes the password: other sessions end' },
  },
  {
    id: 'dot-segments-pass',
    room: 'accounts',
    slip: "A picture's name may lead out of its owner's folder",
    file: `${IDENTITY}/avatars/object-name.ts`,
    in: 'checkObjectName',
    does: "return name.includes('..') ? name : sound();",
    caughtBy: {
      file: `${IDENTITY}/avatars/storage.test.ts`,
      test: 'a name that is taken and lies in a folder can never lead out of it',
    },
  },
  {
    id: 'pictures-stay',
    room: 'accounts',
    slip: 'The pictures outlive their deleted account',
    file: `${IDENTITY}/avatars/avatar-bucket.ts`,
    in: 'removeAllRows',
    does: 'return [];',
    caughtBy: { file: ACCOUNTS, test: 'nothing of the user is left in any table or store' },
  },
  {
    id: 'picture-of-another-user',
    room: 'accounts',
    slip: 'Any picture address may stand in a profile, also one of another user',
    file: `${IDENTITY}/accounts/avatars.ts`,
    in: 'pictureName',
    does: 'return url.pathname.startsWith(PUBLIC_PATH) ? url.pathname.slice(PUBLIC_PATH.length) : null;',
    caughtBy: {
      file: ACCOUNTS,
      test: 'is refused when it is of another user, of another place, or not there',
    },
  },
];
