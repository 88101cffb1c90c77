import fc from 'fast-check';
import { expect, test } from 'vitest';
import { includedTax } from './tax.ts';

test('a price includes 12% of eleven twelfths of its net price', () => {
  expect(includedTax(3_499_000)).toEqual({ net: 3_152_252, base: 2_889_565, tax: 346_748 });
  expect(includedTax(0)).toEqual({ net: 0, base: 0, tax: 0 });
});

test('net price and tax always add up to the price', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (gross) => {
      const { net, tax } = includedTax(gross);
      expect(net + tax).toBe(gross);
      expect(Number.isInteger(tax)).toBe(true);
    }),
  );
});
