import { GateClosed } from '#server/platform/gate.ts';
import type { Counted, RateCounter } from '#server/platform/limits/rate-counter.ts';
import { giveBackAll, takeAll } from '#server/platform/limits/take-all.ts';
import { AuthFault } from './auth-fault.ts';

/** @throws AuthFault over_email_send_rate_limit with the seconds to wait, also in its message */
export async function takeMailsOrRefuse(counter: RateCounter, limits: readonly Counted[]): Promise<void> {
  const retryAfterS = await takeAll(counter, limits);
  if (retryAfterS === 0) return;
  throw new AuthFault('over_email_send_rate_limit', {
    retryAfterS,
    message: `For security purposes, you can only request this after ${retryAfterS} seconds.`,
  });
}

/** @throws AuthFault over_request_rate_limit with the seconds to wait */
export async function takeOrRefuse(counter: RateCounter, limits: readonly Counted[]): Promise<void> {
  const retryAfterS = await takeAll(counter, limits);
  if (retryAfterS > 0) throw new AuthFault('over_request_rate_limit', { retryAfterS });
}

/**
 * Checks a password that counts against limits. One that was not checked, because its turn was refused, does
 * not count.
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
    const isUnseen =
      error instanceof GateClosed || (error instanceof AuthFault && error.code === 'over_request_rate_limit');
    if (isUnseen) await giveBackAll(counter, limits);
    throw error;
  }
}
