import { describe, expect, it } from 'vitest';
import { shownPart } from './load-more.ts';

describe("a list with 'load more' (P-HELP-11)", () => {
  it('shows one step at first and links to the next', () => {
    expect(shownPart(null, 20)).toEqual({ shown: 6, next: 12 });
    expect(shownPart('12', 20)).toEqual({ shown: 12, next: 18 });
    expect(shownPart('18', 20)).toEqual({ shown: 18, next: 24 });
  });

  it('ends where the list ends', () => {
    expect(shownPart('24', 20)).toEqual({ shown: 20, next: null });
    expect(shownPart('6000', 20)).toEqual({ shown: 20, next: null });
    expect(shownPart(null, 6)).toEqual({ shown: 6, next: null });
    expect(shownPart(null, 0)).toEqual({ shown: 0, next: null });
  });

  it.each(['', '0', '-6', '7', '12.5', '1e3', '99999', 'semua', '06'])('treats %j as absent', (param) =>
    expect(shownPart(param, 20)).toEqual({ shown: 6, next: 12 }),
  );
});
