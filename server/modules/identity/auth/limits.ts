import { addressGroup } from '#server/platform/http/address-group.ts';
import type { Counted, RateCounter, RateLimit } from '#server/platform/limits/rate-counter.ts';

const MINUTE_MS = 60_000;

/** Wrong passwords of one account: ten in a quarter of an hour. */
const PER_ACCOUNT: RateLimit = { burst: 10, refillMs: 1.5 * MINUTE_MS };
/** Wrong passwords and bad tokens from one address; mobile networks put many shoppers behind one. */
const PER_ADDRESS: RateLimit = { burst: 30, refillMs: 2000 };
/** Hashes for one account from one address, and from all addresses: right passwords cost as much as wrong ones. */
const HASHES_PER_HOME: RateLimit = { burst: 30, refillMs: 2000 };
const HASHES_PER_ACCOUNT: RateLimit = { burst: 60, refillMs: 1000 };
/** New accounts, or recovery mails, from one address. */
const RARE_PER_ADDRESS: RateLimit = { burst: 30, refillMs: 10_000 };
/** Changes of the e-mail of one account. */
const EMAIL_CHANGES: RateLimit = { burst: 5, refillMs: 10 * MINUTE_MS };
/** Guesses at a code of six digits, which lives for ten minutes. */
const CODE_GUESSES: RateLimit = { burst: 5, refillMs: 10 * MINUTE_MS };
/** Mails of a kind to one account: one a minute, few an hour. */
const MAIL_GAP: RateLimit = { burst: 1, refillMs: MINUTE_MS };
const MAILS_AN_HOUR: RateLimit = { burst: 3, refillMs: 20 * MINUTE_MS };

const accountSubject = (email: string) => `password:${email}`;
const proofSubject = (email: string) => `password of signed-in ${email}`;
const homeSubject = (email: string, address: string) =>
  `${accountSubject(email)} from ${addressGroup(address)}`;

/**
 * What a password is counted against: its account first, so that whoever is stopped there takes nothing from the
 * neighbours on the same address. From an address that the account was used from before, only attempts from there
 * count: a stranger's wrong passwords lock nobody out of their own home.
 */
export function passwordLimits(given: {
  email: string;
  address: string;
  isKnownAddress: boolean;
}): Counted[] {
  if (given.isKnownAddress) {
    return [{ subject: homeSubject(given.email, given.address), limit: PER_ACCOUNT }];
  }
  return [{ subject: accountSubject(given.email), limit: PER_ACCOUNT }, badTokenLimit(given.address)];
}

/** What a hash is counted against, without giving back. */
export function hashLimits({ email, address }: { email: string; address: string }): Counted[] {
  return [
    { subject: `hashes for ${email} from ${addressGroup(address)}`, limit: HASHES_PER_HOME },
    { subject: `hashes for ${email}`, limit: HASHES_PER_ACCOUNT },
  ];
}

/** What the password of a signed-in user is counted against, whatever the address: a stolen token travels. */
export function proofLimit(email: string): Counted {
  return { subject: proofSubject(email), limit: PER_ACCOUNT };
}

/** What a token that is not good is counted against. */
export function badTokenLimit(address: string): Counted {
  return { subject: `failures from ${addressGroup(address)}`, limit: PER_ADDRESS };
}

/** What a new account is counted against. */
export function signupLimit(address: string): Counted {
  return { subject: `sign-ups from ${addressGroup(address)}`, limit: RARE_PER_ADDRESS };
}

/** What a new e-mail is counted against: its answer tells whether the address has an account, as signing up does. */
export function emailChangeLimits(userId: string, address: string): Counted[] {
  return [{ subject: `e-mail changes of ${userId}`, limit: EMAIL_CHANGES }, signupLimit(address)];
}

/** What a mailed code is counted against. */
export function codeLimit(userId: string): Counted {
  return { subject: `codes of ${userId}`, limit: CODE_GUESSES };
}

/** What a question for a recovery mail is counted against. */
export function recoveryLimit(address: string): Counted {
  return { subject: `recoveries from ${addressGroup(address)}`, limit: RARE_PER_ADDRESS };
}

/** What the mails of a kind to one e-mail are counted against. */
export function mailLimits(kind: 'recovery' | 'code' | 'confirmation', email: string): Counted[] {
  return [
    { subject: `${kind} mail to ${email}`, limit: MAIL_GAP },
    { subject: `${kind} mails to ${email}`, limit: MAILS_AN_HOUR },
  ];
}

/** What a notice of a change is counted against: anybody may have registered somebody else's e-mail. */
export function noticeLimit(kind: 'e-mail' | 'password', email: string): Counted {
  return { subject: `notices of a new ${kind} to ${email}`, limit: MAILS_AN_HOUR };
}

/** Forgets an account's wrong passwords, from this address and from anywhere: its owner has proved to be who they are. */
export async function forgetFailures(
  counter: RateCounter,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await counter.clear(accountSubject(email));
  await counter.clear(proofSubject(email));
  await counter.clear(homeSubject(email, address));
}
