import { describe, expect, it } from 'vitest';
import { parseReturnNumber, returnNumber } from './number.ts';

describe('the number of a return', () => {
  it('is read as it is written, and as people type it', () => {
    const number = returnNumber('LP2611247K2M9Q', 2);
    expect(number).toBe('LP2611247K2M9Q-R2');
    for (const typed of [number, 'lp2611247k2m9q r2', ' LP261124-7K2M9Q-R 2 '])
      expect(parseReturnNumber(typed)).toEqual({ order: 'LP2611247K2M9Q', n: 2 });
    for (const typed of ['', 'LP2611247K2M9Q', 'LP2611247K2M9Q-R0', 'R1'])
      expect(parseReturnNumber(typed)).toBeNull();
  });
});
