import { expect, test } from 'vitest';
import { isLighter } from './suspicion.ts';

test('a parcel that comes back is lighter below 80% of what its pieces weigh (P-RET-71)', () => {
  const lighter = (weighed: number) => isLighter({ declared: 1000, weighed });
  expect([799, 800, 1000, 1200].map(lighter)).toEqual([true, false, false, false]);
});
