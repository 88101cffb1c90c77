import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readReport } from './report-rows.ts';
import { reportRows } from './robot-report.ts';

const amounts = {
  payment: fc.integer({ min: 1, max: 10_000_000 }),
  refund: fc.integer({ min: -10_000_000, max: -1 }),
  chargeback: fc.integer({ min: -10_000_000, max: -1 }),
} as const;
const line = fc
  .constantFrom('payment', 'refund', 'chargeback')
  .chain((kind) => amounts[kind].map((amount) => ({ kind, reference: 'T1', amount })));

it('a robot’s reports add up, and pay out what came in, less what went back and their fees (P-PAY-42)', () => {
  fc.assert(
    fc.property(fc.array(fc.array(line, { maxLength: 6 }), { minLength: 1, maxLength: 5 }), (days) => {
      let carried = 0;
      let paidOut = 0;
      let owed = 0;
      for (const [day, lines] of days.entries()) {
        const read = readReport(reportRows(`R${day}`, { lines, carried }));
        expect(read.problems).toEqual([]);
        for (const { kind, amount, fee } of read.lines) {
          if (kind === 'carried') carried += amount;
          else if (kind === 'paid_out') paidOut += amount;
          else owed += amount - fee;
        }
        expect(paidOut - carried).toBe(owed);
        expect(carried).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
