import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimRows, type FreeRow } from './claim-rows.ts';

const order = fc.constantFrom('A', 'B', 'C', null);
const row: fc.Arbitrary<FreeRow> = fc.record({
  transferId: fc.uuid(),
  orderId: order,
  amount: fc.integer({ min: -900_000, max: 900_000 }).filter((amount) => amount !== 0),
});
const sum = (of: readonly FreeRow[]) => of.reduce((all, one) => all + one.amount, 0);
const holdsOf = (ids: readonly string[]) => new Map(ids.map((id) => [id, 'cash' as const]));

test('a payout takes every row once, but all rows of a held order stay together', () => {
  fc.assert(
    fc.property(fc.array(row), fc.subarray(['A', 'B', 'C']), (rows, ids) => {
      const held = holdsOf(ids);
      const { claimed, amount } = claimRows(rows, { held, withheld: 0 });
      const left = rows.filter((one) => !claimed.some(({ transferId }) => transferId === one.transferId));
      expect(left.every(({ orderId }) => orderId !== null && held.has(orderId))).toBe(true);
      expect(claimed.some(({ orderId }) => orderId !== null && held.has(orderId))).toBe(false);
      expect(amount).toBe(sum(rows) - sum(left));
    }),
  );
});

test('what is withheld is missing to the Rupiah, and what is owed is never left for later', () => {
  fc.assert(
    fc.property(
      fc.array(row),
      fc.subarray(['A', 'B', 'C']),
      fc.nat({ max: 3_000_000 }),
      (rows, ids, withheld) => {
        const held = holdsOf(ids);
        const all = claimRows(rows, { held, withheld: 0 });
        const some = claimRows(rows, { held, withheld });
        expect(some.amount).toBe(all.amount - withheld);
        for (const { transferId, amount } of all.claimed) {
          const taken = some.claimed.find((one) => one.transferId === transferId)?.amount ?? 0;
          if (amount < 0) expect(taken).toBe(amount);
          else expect(taken).toBeLessThanOrEqual(amount);
        }
        if (some.amount >= 0) expect(sum(some.claimed)).toBe(some.amount);
      },
    ),
  );
});

test('the newest rows are the ones that wait', () => {
  const rows = [
    { transferId: 'old', orderId: null, amount: 70 },
    { transferId: 'owed', orderId: null, amount: -10 },
    { transferId: 'newer', orderId: null, amount: 50 },
    { transferId: 'newest', orderId: null, amount: 30 },
  ];
  expect(claimRows(rows, { held: new Map(), withheld: 40 })).toEqual({
    claimed: [
      { transferId: 'old', orderId: null, amount: 70 },
      { transferId: 'owed', orderId: null, amount: -10 },
      { transferId: 'newer', orderId: null, amount: 40 },
    ],
    amount: 100,
  });
});
