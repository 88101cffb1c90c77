import { GateClosed } from '#server/platform/gate.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import type { Counted, RateCounter, RateLimit } from '#server/platform/limits/rate-counter.ts';
import { AuthFault } from './auth-fault.ts';

const MINUTE_MS = 60_000;

/** Wrong passwords of one account: ten in a quarter of an hour. */
const PER_ACCOUNT: RateLimit = { burst: 10, refillMs: 1.5 * MINUTE_MS };
/** Wrong passwords and bad tokens from one address; mobile networks put many shoppers behind one. */
const PER_ADDRESS: RateLimit = { burst: 30, refillMs: 2000 };
/** New accounts, or recovery mails, from one address. */
const RARE_PER_ADDRESS: RateLimit = { burst: 30, refillMs: 10_000 };
/** Recovery mails to one account: one a minute, few an hour. */
const MAIL_GAP: RateLimit = { burst: 1, refillMs: MINUTE_MS };
const MAILS_AN_HOUR: RateLimit = { burst: 3, refillMs: 20 * MINUTE_MS };

const accountSubject = (email: string) => `password:${email}`;
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

/** What a token that is not good is counted against. */
export function badTokenLimit(address: string): Counted {
  return { subject: `failures from ${addressGroup(address)}`, limit: PER_ADDRESS };
}

/** What a new account is counted against. */
export function signupLimit(address: string): Counted {
  return { subject: `sign-ups from ${addressGroup(address)}`, limit: RARE_PER_ADDRESS };
}

/** What a question for a recovery mail is counted against. */
export function recoveryLimit(address: string): Counted {
  return { subject: `recoveries from ${addressGroup(address)}`, limit: RARE_PER_ADDRESS };
}

/** What the mails to one e-mail are counted against; the asker is not told. */
export function recoveryMailLimits(email: string): Counted[] {
  return [
    { subject: `recovery mail to ${email}`, limit: MAIL_GAP },
    { subject: `recovery mails to ${email}`, limit: MAILS_AN_HOUR },
  ];
}

/** Forgets an account's wrong passwords, from this address and from anywhere: its owner has proved to be who they are. */
export async function forgetFailures(
  counter: RateCounter,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await counter.clear(accountSubject(email));
  await counter.clear(homeSubject(email, address));
}

/**
 * Counts an attempt against all limits, before the work that it asks for, so that attempts at the same time cannot
 * slip through together. What was counted is given back when a later limit refuses.
 *
 * @returns 0, or how many seconds to wait
 */
export async function takeAll(counter: RateCounter, limits: readonly Counted[]): Promise<number> {
  const taken: Counted[] = [];
  for (const limit of limits) {
    const waitS = await counter.take(limit);
    if (waitS > 0) {
      await giveBackAll(counter, taken);
      return waitS;
    }
    taken.push(limit);
  }
  return 0;
}

/** Takes an attempt back: it was a good one. */
export async function giveBackAll(counter: RateCounter, limits: readonly Counted[]): Promise<void> {
  for (const limit of limits) await counter.giveBack(limit);
}

/** @throws AuthFault over_request_rate_limit with the seconds to wait */
export async function takeOrRefuse(counter: RateCounter, limits: readonly Counted[]): Promise<void> {
  const retryAfterS = await takeAll(counter, limits);
  if (retryAfterS > 0) throw new AuthFault('over_request_rate_limit', { retryAfterS });
}

/**
 * Looks at a password that counts against limits. One that was never looked at, because too many wait, counts not.
 * @throws AuthFault over_request_rate_limit, and what `look` throws
 */
export async function lookCounted<T>(
  counter: RateCounter,
  limits: readonly Counted[],
  look: () => Promise<T>,
): Promise<T> {
  await takeOrRefuse(counter, limits);
  try {
    return await look();
  } catch (error) {
    if (error instanceof GateClosed) await giveBackAll(counter, limits);
    throw error;
  }
}
