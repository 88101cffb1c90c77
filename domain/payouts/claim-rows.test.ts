import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimRows, type FreeRow } from './claim-rows.ts';

const order = fc.constantFrom('A', 'B', 'C', null);
const row: fc.Arbitrary<FreeRow> = fc.record({
  transferId: fc.uuid(),
  orderId: order,
  amount: fc.integer({ min: -900_000, max: 900_000 }).filter((amount) => amount !== 0),
});

test('a payout takes every row once, but all rows of a held order stay together', () => {
  fc.assert(
    fc.property(fc.array(row), fc.subarray(['A', 'B', 'C']), (rows, held) => {
      const holds = new Map(held.map((id) => [id, 'cash' as const]));
      const { claimed, amount } = claimRows(rows, holds);
      const left = rows.filter((one) => !claimed.includes(one));
      expect(left.every(({ orderId }) => orderId !== null && holds.has(orderId))).toBe(true);
      expect(claimed.some(({ orderId }) => orderId !== null && holds.has(orderId))).toBe(false);
      const sum = (of: readonly FreeRow[]) => of.reduce((all, one) => all + one.amount, 0);
      expect(amount).toBe(sum(rows) - sum(left));
    }),
  );
});
