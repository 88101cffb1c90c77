import { describe, expect, it } from 'vitest';
import { rupiah } from '../money.ts';
import type { Transfer } from './accounts.ts';
import { carryBack, carryFreight, type Freight, uncarry } from './freight.ts';

const aFreight = (changes: Partial<Freight> = {}): Freight => ({
  orderId: 'A',
  sellerId: 1,
  courier: 'jne',
  by: 'escrow',
  isBooked: true,
  quote: rupiah(20_000),
  charged: rupiah(20_000),
  ...changes,
});
const write = (transfers: readonly Transfer[]) =>
  transfers.map(({ id, debit, credit, amount }) => `${id} ${debit} > ${credit} ${amount}`);

describe('freight', () => {
  it('is paid by the shopper; the seller or the shop pays the rest', () => {
    const half = { charged: rupiah(12_000) };
    expect(write(carryFreight(aFreight()))).toEqual(['frt:A escrow:A > freight:jne 20000']);
    expect(write(carryFreight(aFreight({ ...half, by: 'seller' })))).toEqual([
      'frt:A escrow:A > freight:jne 12000',
      'frt:A:2 seller:1 > freight:jne 8000',
    ]);
    expect(write(carryFreight(aFreight({ charged: rupiah(0), by: 'platform' })))).toEqual([
      'frt:A cost:free_shipping > freight:jne 20000',
    ]);
  });

  it('goes to the seller who paid the courier, and to nobody when that seller bears it anyway', () => {
    expect(write(carryFreight(aFreight({ isBooked: false })))).toEqual(['frt:A escrow:A > seller:1 20000']);
    const own = aFreight({ isBooked: false, charged: rupiah(0), by: 'seller' });
    expect(write(carryFreight(own))).toEqual([]);
  });

  it('of a refused parcel is a loss in both directions, unless it was paid for', () => {
    expect(write(carryBack(aFreight(), { isPaid: false }))).toEqual([
      'frt:A cost:refused > freight:jne 20000',
      'frtback:A cost:refused > freight:jne 20000',
    ]);
    expect(write(carryBack(aFreight(), { isPaid: true }))).toEqual([
      'frtback:A cost:refused > freight:jne 20000',
    ]);
    expect(carryBack(aFreight({ isBooked: false }), { isPaid: false })).toEqual([]);
  });

  it('of a lost parcel goes back to the seller who bore it', () => {
    const free = aFreight({ charged: rupiah(0), by: 'seller' });
    expect(write(uncarry(free))).toEqual(['frtoff:A freight:jne > seller:1 20000']);
    expect(uncarry(aFreight())).toEqual([]);
  });
});
