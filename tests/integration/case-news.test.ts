import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTerminal } from '#scripts/operator/terminal.ts';
import { closeCases, dueCaseNews, openCase } from '#server/modules/cases/cases.ts';
import { nameAccount } from '#server/modules/ledger/ledger.ts';
import { tellOfCase } from '#server/modules/notifications/tell-case.ts';
import { tellAbout } from '#server/modules/notifications/tell-shopper.ts';
import { cancelOrders } from '#server/modules/operating/operating.ts';
import { noteAccountNamed } from '#server/modules/orders/orders.ts';
import { refundBounced, refundTransferred } from '#server/modules/payments/payments.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';
import { openReturnLife } from './support/return-life.ts';
import { aMember } from './support/staff.ts';

/** What the operator, and others, are mailed about what somebody must decide (P-CONSOLE-30). */
const opened = migratedDatabase();
const NOTICES = 'notaris@toko.test';

/** Does what is due, twice as jobs may. @returns the mails of it */
async function tell(noticesTo: string | null = NOTICES) {
  const { query, transaction } = opened();
  const untold = await query<{ id: number }>(sql`select id from cases where told_at is null order by id`);
  expect(await dueCaseNews.nextDue(query)).toEqual(untold.length > 0 ? expect.any(Date) : null);
  for (const { id } of [...untold, ...untold])
    await tellOfCase({ transaction, publicUrl: 'https://toko.test', noticesTo: () => noticesTo }, id);
  expect(await dueCaseNews.nextDue(query)).toBeNull();
  return mails();
}

const mails = () =>
  opened().query<{ to: string; subject: string; text: string }>(sql`
    delete from mail_outbox returning recipient as to, subject, plain_text as text`);

const open = (kind: 'disputed_return' | 'assumed_arrival', subject: string) =>
  opened().transaction((tx) => openCase(tx, { kind, subject, details: 'return 1, damaged' }));

describe('the operator', () => {
  it('is mailed about a new case once, with what was seen and the way there, also when it was seen again', async () => {
    await open('disputed_return', 'order:LP1');
    const [mail, ...others] = await tell();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(NOTICES);
    expect(mail?.subject).toMatch(/^Sengketa pengembalian \(kasus \d+\)$/);
    expect(mail?.text).toMatch(
      /order:LP1[\s\S]*return 1, damaged[\s\S]*https:\/\/toko\.test\/operator\/cases\/\d+/,
    );
    await open('disputed_return', 'order:LP1');
    expect(await tell()).toEqual([]);
  });

  it('is mailed about the same matter again when it comes up again after it was closed', async () => {
    await open('disputed_return', 'order:LP2');
    expect(await tell()).toHaveLength(1);
    const [{ id } = { id: 0 }] = await opened().query<{ id: number }>(
      sql`select id from cases where subject = 'order:LP2'`,
    );
    await openTerminal(opened()).act(closeCases, { input: { cases: [id], reason: 'agreed' } });
    await open('disputed_return', 'order:LP2');
    expect(await tell()).toHaveLength(1);
  });

  it('is not mailed about what can wait, about what is over by then, or without an address', async () => {
    await open('assumed_arrival', 'order:LP3');
    expect(await tell()).toEqual([]);
    await open('disputed_return', 'order:LP4');
    await opened().query(
      sql`update cases set closed_at = now(), reason = 'agreed' where subject = 'order:LP4'`,
    );
    expect(await tell()).toEqual([]);
    await open('disputed_return', 'order:LP5');
    expect(await tell(null)).toEqual([]);
    expect(await tell()).toEqual([]);
  });
});

it('a refund that the bank returned is told to its shopper and to the operator, until another account is named', async () => {
  const life = openLife(opened());
  const p = await life.place();
  await life.pay(p.id);
  const { transaction, query } = opened();
  const terminal = openTerminal(opened());
  const number = p.numbers.find(({ id }) => id === p.A)?.number ?? '';
  await terminal.act(cancelOrders, { input: { orders: [number], reason: 'no_stock' } });
  const [{ id: refundId } = { id: '' }] = await query<{ id: string }>(
    sql`select id from refunds where order_id = ${p.A}`,
  );
  const account = { bank: 'BCA', number: '1234567890', holder: 'Sari' };
  await transaction(async (tx) => {
    await nameAccount(tx, refundId, account);
    await refundTransferred(tx, refundId);
  });
  const hear = async () => {
    await tellAbout({ transaction, publicUrl: 'https://toko.test', bankAccount: null }, p.A);
    return mails();
  };
  await hear();
  expect(await transaction((tx) => refundBounced(tx, refundId))).toBe(true);
  expect(await transaction((tx) => refundBounced(tx, refundId))).toBe(false);
  const [mail, ...others] = await hear();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Bank mengembalikan transfer danamu/);
  expect(mail?.text).toContain('sebesar Rp119.999 menunggu rekeningmu');
  const [notice] = await tell();
  expect(notice?.subject).toMatch(/^Transfer pengembalian dana dikembalikan bank/);
  expect(notice?.text).toContain(`Rp119.999, pesanan ${number}`);
  await transaction(async (tx) => {
    await nameAccount(tx, refundId, account);
    await noteAccountNamed(tx, refundId, 'own');
  });
  const [found] = await query<{ reason: string }>(
    sql`select reason from cases where subject = ${`refund:${refundId}`} and kind = 'bounced_refund'`,
  );
  expect(found?.reason).toBe('account named');
});

it('a payout that the bank returned is told to the operator and to the owners of its shop, and closed by its release', async () => {
  const bought = await openReturnLife(opened());
  const { userId } = await aMember(opened(), 1, 'owner');
  await opened().query(sql`
    insert into web_sessions (token_hash, user_id, email, used_at)
    values (decode(md5(${userId}), 'hex'), ${userId}, 'ayu@contoh.id', now())`);
  await bought.arrive();
  await bought.complete();
  await bought.payout();
  await bought.toBank();
  await bought.payoutReturned();
  const told = await tell();
  expect(told.map(({ to }) => to)).toEqual([NOTICES, 'ayu@contoh.id']);
  expect(told[0]?.text).toMatch(/shop:1[\s\S]*Pencairan \d+ sebesar Rp[\d.]+: closed/);
  expect(told[1]?.text).toContain('https://toko.test/selling/1/money');
  expect(told[1]?.text).not.toContain('closed');
  const isOpen = () => opened().query(sql`select from cases where subject = 'shop:1' and closed_at is null`);
  expect(await isOpen()).toHaveLength(1);
  await bought.release();
  expect(await isOpen()).toEqual([]);
});
