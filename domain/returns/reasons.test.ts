import { describe, expect, it } from 'vitest';
import { goesBack, isSellersFault, REASON_RULES, RETURN_REASONS, windowOf } from './reasons.ts';

const shirt = { notReturnable: null };
const cake = { notReturnable: 'food' } as const;
const arrived = new Date('2026-11-24T03:00:00Z');

describe('the reasons of a return (P-RET-41)', () => {
  it.each([
    ['damaged', '2026-11-27T03:00:00.000Z'],
    ['not_as_described', '2026-11-27T03:00:00.000Z'],
    ['defective', '2026-12-01T03:00:00.000Z'],
    ['missing_pieces', '2026-12-01T03:00:00.000Z'],
    ['wrong_goods', '2026-12-01T03:00:00.000Z'],
    ['changed_mind', '2026-12-01T03:00:00.000Z'],
  ] as const)('%s can be told until %s', (reason, until) => {
    expect(windowOf(reason, arrived).toISOString()).toBe(until);
  });

  it('need evidence exactly where the seller is at fault', () => {
    for (const reason of RETURN_REASONS)
      expect(REASON_RULES[reason].needsEvidence).toBe(isSellersFault(reason));
  });

  it('send nothing back of what is missing, and never food, drinks or consumables', () => {
    expect(goesBack('damaged', [shirt, shirt])).toBe(true);
    expect(goesBack('missing_pieces', [shirt, cake])).toBe(false);
    expect(goesBack('damaged', [cake])).toBe(false);
    expect(goesBack('changed_mind', [shirt])).toBe(true);
    expect(goesBack('changed_mind', [shirt, cake])).toBe('excluded_goods');
    expect(goesBack('wrong_goods', [shirt, cake])).toBe('mixed_goods');
  });
});
