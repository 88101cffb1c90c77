import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { collectCash, complete, receive, setAside, settle } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import {
  accountKinds,
  accountMonth,
  accountsOfKind,
  allBalances,
  balanceOf,
  foldMoves,
  post,
} from '#server/modules/ledger/ledger.ts';
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

it('what accounts hold is told alike before and after it is folded, also for a day that was folded (P-CONSOLE-13)', async () => {
  const { query } = opened();
  const told = async () => ({
    kinds: (await accountKinds(query)).toSorted((a, b) => a.kind.localeCompare(b.kind)),
    escrow: await accountsOfKind(query, { kind: 'escrow', after: 'escrow:O-k', most: 2 }),
    provider: await accountMonth(query, { account: 'provider', month: '2026-11', most: 3 }),
    next: await accountMonth(query, { account: 'provider', month: '2026-12', most: 3 }),
    order: await accountMonth(query, { account: 'escrow:O-kept-b', month: '2026-11', most: 3 }),
  });
  await foldMoves(query);
  for (const name of ['kept-a', 'kept-b', 'kept-c']) await postNow(paid(name));
  await postNow(setAside('r-kept', [{ account: 'escrow:O-kept-a', amount: rupiah(100_000) }]));
  const open = await told();
  await foldMoves(query);
  expect(await told()).toEqual(open);

  const held = await allBalances(query);
  for (const { kind, accounts, amount } of open.kinds) {
    const own = held.filter(([account]) => account.split(':')[0] === kind);
    expect([kind, accounts, Math.abs(amount)]).toEqual([
      kind,
      own.length,
      Math.abs(own.reduce((sum, [, one]) => sum + one, 0)),
    ]);
  }
  expect(open.kinds.length).toBe(new Set(held.map(([account]) => account.split(':')[0])).size);
  expect(open.escrow.map(({ account }) => account)).toEqual(['escrow:O-kept', 'escrow:O-kept-b']);
  const { rows, count, came, opening } = open.provider;
  expect([rows.length, opening, came]).toEqual([3, 0, count * 100_000]);
  expect(rows.map(({ balance }) => balance)).toEqual([came, came - 100_000, came - 200_000]);
  expect([open.next.opening, open.next.rows]).toEqual([came, []]);
  expect(open.order).toMatchObject({ count: 1, came: 100_000, rows: [{ balance: 100_000 }] });
});
