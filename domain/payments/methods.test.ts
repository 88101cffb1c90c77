import { expect, it } from 'vitest';
import { rupiah } from '../money.ts';
import { canRefundDirectly, codeEndsAt, isOpen, PAYMENT_METHODS, type PaymentSituation } from './methods.ts';

const COD = { isArea: true, isForAll: true, closed: null };
const OPEN: PaymentSituation = {
  total: rupiah(500_000),
  offered: new Set(PAYMENT_METHODS),
  cod: COD,
};

it('opens every method for an ordinary purchase of an ordinary buyer', () => {
  expect(PAYMENT_METHODS.filter((method) => !isOpen(method, OPEN).ok)).toEqual([]);
});

it.each([
  ['qris', { total: rupiah(10_000_001) }, { code: 'above_ceiling', ceiling: 10_000_000 }],
  ['alfamart', { total: rupiah(5_000_001) }, { code: 'above_ceiling', ceiling: 5_000_000 }],
  ['indomaret', { total: rupiah(9_999) }, { code: 'below_floor', floor: 10_000 }],
  ['cod', { cod: { ...COD, isArea: false } }, { code: 'area' }],
  ['cod', { cod: { ...COD, isForAll: false } }, { code: 'product' }],
  ['cod', { cod: { ...COD, closed: { code: 'refusals' } } }, { code: 'refusals' }],
  ['card', { offered: new Set() }, { code: 'not_offered' }],
] as const)('closes %s for %o and says why', (method, changes, error) => {
  expect(isOpen(method, { ...OPEN, ...changes } as PaymentSituation)).toEqual({ ok: false, error });
});

it('allows an amount equal to the ceiling', () => {
  expect(isOpen('qris', { ...OPEN, total: rupiah(10_000_000) }).ok).toBe(true);
});

it('a code never outlives its purchase', () => {
  const payBy = new Date('2026-11-22T10:00:00Z');
  const at = (text: string) => new Date(`2026-11-22T${text}:00Z`);
  expect(codeEndsAt('qris', at('09:00'), payBy)).toEqual(at('09:15'));
  expect(codeEndsAt('qris', at('09:50'), payBy)).toEqual(payBy);
  expect(codeEndsAt('va_bca', at('09:00'), payBy)).toEqual(payBy);
});

it('refunds of virtual accounts, minimarkets, transfers and cash need a bank account', () => {
  expect(PAYMENT_METHODS.filter(canRefundDirectly)).toEqual(['qris', 'gopay', 'shopeepay', 'card']);
});
