import { describe, expect, it } from 'vitest';
import { type CodHistory, codClosed } from './cod.ts';

const limits = { newcomerOrders: 2, newcomerTotal: 1_000_000, areaFreight: 500_000 };
const history = (changes: Partial<CodHistory> = {}): CodHistory => ({
  refusals: 0,
  isNewcomer: false,
  open: { orders: 0, pieces: 0, total: 0 },
  areaFreight: 0,
  isBlocked: false,
  ...changes,
});
const wanted = { orders: 1, pieces: 1, total: 400_000 };

describe('cash on delivery (P-PAY-31)', () => {
  it('is open for a buyer within the limits', () => {
    expect(codClosed(history(), { orders: 5, pieces: 50, total: 5_000_000 }, limits)).toBeNull();
    expect(
      codClosed(history({ isNewcomer: true }), { orders: 2, pieces: 9, total: 1_000_000 }, limits),
    ).toBeNull();
  });

  it.each<[string, Partial<CodHistory>]>([
    ['refusals', { refusals: 2 }],
    ['blocked', { isBlocked: true }],
    ['area_refused', { areaFreight: 500_001 }],
    ['open_orders', { open: { orders: 5, pieces: 5, total: 5 } }],
    ['open_pieces', { open: { orders: 1, pieces: 50, total: 5 } }],
    ['newcomer_orders', { isNewcomer: true, open: { orders: 2, pieces: 2, total: 2 } }],
    ['newcomer_total', { isNewcomer: true, open: { orders: 1, pieces: 1, total: 600_001 } }],
  ])('is closed by %s', (code, changes) => {
    expect(codClosed(history(changes), wanted, limits)?.code).toBe(code);
  });
});
