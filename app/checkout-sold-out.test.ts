import { describe, expect, it } from 'vitest';
import { shouldRevalidate } from './routes/checkout.tsx';

/** What the router asks after a press that the server refused: by itself it would load nothing again. */
const asked = (actionResult: unknown) => {
  const url = new URL('https://toko.example/checkout');
  return shouldRevalidate({
    currentUrl: url,
    currentParams: {},
    nextUrl: url,
    nextParams: {},
    actionStatus: 409,
    actionResult,
    defaultShouldRevalidate: false,
  });
};

const page = (missing: readonly string[]) => ({ page: { kind: 'open', view: { missing } }, failure: null });

describe('a refused checkout', () => {
  it('loads others where all of it is sold out (P-BUY-85)', () => {
    expect(asked(page(['lines']))).toBe(true);
    expect(asked(page(['address']))).toBe(false);
  });

  it('loads nothing while the shop is away', () => {
    expect(asked({ page: null, failure: 'unavailable' })).toBe(false);
  });
});
