import { describe, expect, test } from 'vitest';
import { GateClosed } from '#server/platform/gate.ts';
import type { RateCounter } from '#server/platform/limits/rate-counter.ts';
import { AuthFault } from './auth-fault.ts';
import { passwordLimits } from './limits.ts';
import { lookCounted } from './take-limits.ts';

/** A counter in memory, whose buckets never refill. */
function aCounter() {
  const taken = new Map<string, number>();
  const countOf = (subject: string) => taken.get(subject) ?? 0;
  const counter: RateCounter = {
    async take({ subject, limit }) {
      if (countOf(subject) >= limit.burst) return 60;
      taken.set(subject, countOf(subject) + 1);
      return 0;
    },
    async giveBack({ subject }) {
      taken.set(subject, countOf(subject) - 1);
    },
    async clear(subject) {
      taken.delete(subject);
    },
  };
  return { counter, counts: () => [...taken.values()] };
}

const limits = passwordLimits({ email: 'sari@contoh.id', address: '203.0.113.9', isKnownAddress: false });

describe('A password that counts against limits', () => {
  test('counts when it was checked, whatever the result', async () => {
    const { counter, counts } = aCounter();
    expect(await lookCounted(counter, limits, async () => false)).toBe(false);
    const wrong = lookCounted(counter, limits, async () => {
      throw new AuthFault('invalid_credentials');
    });
    await expect(wrong).rejects.toThrow('Invalid login credentials');
    expect(counts()).toEqual([2, 2]);
  });

  test('does not count when the queue is full', async () => {
    const { counter, counts } = aCounter();
    const unseen = lookCounted(counter, limits, async () => {
      throw new GateClosed();
    });
    await expect(unseen).rejects.toBeInstanceOf(GateClosed);
    expect(counts()).toEqual([0, 0]);
  });

  test('is not checked when the account is over its limit', async () => {
    const { counter } = aCounter();
    for (let count = 0; count < 10; count += 1) await lookCounted(counter, limits, async () => false);
    const late = lookCounted(counter, limits, () => Promise.reject(new Error('looked at')));
    await expect(late).rejects.toMatchObject({ retryAfterS: 60 });
  });
});
