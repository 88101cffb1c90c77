import { countSender } from '#server/platform/limits/count-sender.ts';
import type { Counted, RateCounter, RateLimit } from '#server/platform/limits/rate-counter.ts';
import { type StrangersMail, strangersMailLimits } from '#server/platform/mail/stranger-mails.ts';

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
/** Guesses at a code of six digits, which is valid for ten minutes. */
const CODE_GUESSES: RateLimit = { burst: 5, refillMs: 10 * MINUTE_MS };
/** Mails of a kind to one account. */
const MAIL_GAP: RateLimit = { burst: 1, refillMs: MINUTE_MS };

const accountSubject = (email: string) => `password:${email}`;
const proofSubject = (email: string) => `password of signed-in ${email}`;
const homeLimit = (email: string, address: string): Counted =>
  countSender(accountSubject(email), address, PER_ACCOUNT);

/**
 * The limits of a password attempt. Its account comes first, so that an attempt stopped there uses up nothing
 * of others at the same address. At an address that the account was used from before, only attempts from
 * there count: a stranger's wrong passwords lock nobody out at home.
 */
export function passwordLimits(given: {
  email: string;
  address: string;
  isKnownAddress: boolean;
}): Counted[] {
  if (given.isKnownAddress) return [homeLimit(given.email, given.address)];
  return [{ subject: accountSubject(given.email), limit: PER_ACCOUNT }, badTokenLimit(given.address)];
}

/** The limits of a hash, never given back. */
export function hashLimits({ email, address }: { email: string; address: string }): Counted[] {
  return [
    countSender(`hashes for ${email}`, address, HASHES_PER_HOME),
    { subject: `hashes for ${email}`, limit: HASHES_PER_ACCOUNT },
  ];
}

/** The limits of a signed-in user's password, at any address: a stolen token may be used anywhere. */
export function proofLimit(email: string): Counted {
  return { subject: proofSubject(email), limit: PER_ACCOUNT };
}

/** The limits of invalid tokens. */
export function badTokenLimit(address: string): Counted {
  return countSender('failures', address, PER_ADDRESS);
}

/** The limits of new accounts. */
export function signupLimit(address: string): Counted {
  return countSender('sign-ups', address, RARE_PER_ADDRESS);
}

/** The limits of a new e-mail: the answer reveals whether the address has an account, as signing up does. */
export function emailChangeLimits(userId: string, address: string): Counted[] {
  return [{ subject: `e-mail changes of ${userId}`, limit: EMAIL_CHANGES }, signupLimit(address)];
}

/** The limits of mailed codes. */
export function codeLimit(userId: string): Counted {
  return { subject: `codes of ${userId}`, limit: CODE_GUESSES };
}

/** The limits of requests for a recovery mail. */
export function recoveryLimit(address: string): Counted {
  return countSender('recoveries', address, RARE_PER_ADDRESS);
}

/** The limits of mails of a kind to one e-mail, one of them a minute. */
export function mailLimits(kind: StrangersMail, email: string, now: Date): Counted[] {
  return [{ subject: `${kind} mail to ${email}`, limit: MAIL_GAP }, ...strangersMailLimits(kind, email, now)];
}

/**
 * Forgets an account's wrong passwords at this address and everywhere, because its owner has proved their
 * identity.
 */
export async function forgetFailures(
  counter: RateCounter,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await counter.clear(accountSubject(email));
  await counter.clear(proofSubject(email));
  await counter.clear(homeLimit(email, address).subject);
}
