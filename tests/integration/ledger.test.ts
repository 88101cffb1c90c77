import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { collectCash, complete, receive, setAside, settle } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import { allBalances, balanceOf, post } from '#server/modules/ledger/ledger.ts';
import { migratedDatabase } from './support/migrated-database.ts';

const opened = migratedDatabase();
const at = new Date('2026-11-24T03:00:00Z');
const postNow = (transfers: Parameters<typeof post>[1]) =>
  opened().transaction((query) => post(query, transfers, { at }));

/** A paid purchase, with ids that no other test uses. */
function paid(name: string, amount = rupiah(100_000)) {
  return [
    ...receive({ id: `T-${name}`, purchaseId: `P-${name}`, amount, place: 'provider' }),
    ...settle(`P-${name}`, [{ id: `O-${name}`, due: amount }]),
  ];
}

describe('a posting', () => {
  it('moves money once, however often it is posted', async () => {
    await postNow(paid('once'));
    await postNow(paid('once'));
    expect(await balanceOf(opened().query, 'escrow:O-once')).toBe(-100_000);
  });

  it('of a known id with another amount is an error, and none of it is posted', async () => {
    await postNow(paid('other'));
    await expect(postNow(paid('other', rupiah(99_999)))).rejects.toThrow(
      'T-other is posted already, and differently',
    );
    const more = collectCash({ id: 'x', courier: 'jne', due: rupiah(1) });
    await expect(postNow([...more, ...paid('other', rupiah(1))])).rejects.toThrow('differently');
    expect(await balanceOf(opened().query, 'cod:jne')).toBe(0);
  });

  it('cannot overdraw an account', async () => {
    await postNow(paid('spent'));
    const take = (refund: string, amount: number) =>
      postNow(setAside(refund, [{ account: 'escrow:O-spent', amount: rupiah(amount) }]));
    await take('r1', 100_000);
    await expect(take('r2', 1)).rejects.toThrow('escrow:O-spent would be overdrawn by 1');
    expect(await balanceOf(opened().query, 'refund:r2')).toBe(0);
  });

  it('allows a seller to owe', async () => {
    await postNow(setAside('r-seller', [{ account: 'seller:7', amount: rupiah(5000) }]));
    expect(await balanceOf(opened().query, 'seller:7')).toBe(5000);
  });

  it('accepts existing accounts only', async () => {
    const wrong = { id: 'w', debit: 'wallet:1', credit: 'bank', amount: 1 };
    await expect(postNow([wrong])).rejects.toThrow('no pair of accounts');
  });

  it('is never changed or deleted', async () => {
    await postNow(paid('kept'));
    const { query } = opened();
    await expect(query(sql`update ledger_transfers set amount = 1`)).rejects.toThrow();
    await expect(query(sql`delete from ledger_transfers`)).rejects.toThrow();
    await expect(query(sql`truncate ledger_transfers`)).rejects.toThrow();
  });
});

it('all accounts together sum to 0', async () => {
  await postNow([
    ...paid('sum'),
    ...complete({
      id: 'O-sum',
      sellerId: '9',
      lines: [{ id: 'l-sum', goods: rupiah(100_000), commissionBasisPoints: 250 }],
      codFee: rupiah(0),
    }),
  ]);
  const balances = await allBalances(opened().query);
  expect(balances.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
  expect(new Map(balances).get('seller:9')).toBe(-97_500);
});
