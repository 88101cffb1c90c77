import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { arrivedOrder } from './support/arrived-order.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';

/** Returns that are shown to the operator (P-RET-71). */
const opened = migratedDatabase();
const DAY = 24;

const casesOf = (kind: string, subject: string) =>
  opened().query<{ details: string; isOpen: boolean }>(sql`
    select details, closed_at is null as "isOpen" from cases where kind = ${kind} and subject = ${subject}`);

/** A return on its way. @param waybill that the shopper typed */
async function sent(waybill: string) {
  const life = await arrivedOrder(openLife(opened()));
  await life.open();
  await life.shopper('ask');
  await life.command('approve');
  const goods = { courier: 'JNE', waybill, postage: 9000 };
  expect(await life.desk.act(life.owner, life.number, 1, { do: 'send', goods })).toMatchObject({ ok: true });
  return { ...life, subject: `return:${life.number}-R1` };
}

it('a fourth return by a change of mind within 90 days is a case, and is not refused', async () => {
  const { open, shopper, owner } = await arrivedOrder(openLife(opened()));
  const subject = `account:${owner.userId}`;
  const ask = async (n: number) => {
    expect(await open({ reason: 'changed_mind' })).toMatchObject({ ok: true });
    expect(await shopper('ask', n)).toEqual({ ok: true, value: null });
    await shopper('withdraw', n);
  };
  for (const n of [1, 2, 3]) await ask(n);
  expect(await casesOf('many_returns', subject)).toEqual([]);
  await ask(4);
  expect(await casesOf('many_returns', subject)).toMatchObject([
    { details: expect.stringMatching(/^4 kali berubah pikiran dalam 90 hari/) },
  ]);
});

it('returns for another reason, and those of long ago, do not count', async () => {
  const { open, shopper, owner, orderId } = await arrivedOrder(openLife(opened()));
  for (const [at, reason] of (
    ['changed_mind', 'changed_mind', 'defective', 'changed_mind'] as const
  ).entries()) {
    await open({ reason });
    await shopper('ask', at + 1);
    await shopper('withdraw', at + 1);
  }
  await opened().query(sql`
    update return_events set at = at - interval '91 days' where return_id in (
      select id from returns where order_id = ${orderId})`);
  await open({ reason: 'changed_mind' });
  await shopper('ask', 5);
  expect(await casesOf('many_returns', `account:${owner.userId}`)).toEqual([]);
});

it('a waybill that another parcel had is a case until the goods arrive', async () => {
  const first = await sent('JNE7001');
  expect(await casesOf('invented_waybill', first.subject)).toEqual([]);
  const second = await sent('jne7001');
  expect(await casesOf('invented_waybill', second.subject)).toMatchObject([{ isOpen: true }]);
  await second.command('arrive');
  expect(await casesOf('invented_waybill', second.subject)).toMatchObject([{ isOpen: false }]);
});

it('so is one that nobody has seen within 14 days', async () => {
  const { subject, later, state } = await sent('JNE7002');
  await later(13 * DAY);
  expect(await casesOf('invented_waybill', subject)).toEqual([]);
  await later(2 * DAY);
  expect(await state()).toBe('disputed');
  expect(await casesOf('invented_waybill', subject)).toMatchObject([
    { details: 'Paket JNE JNE7002 belum pernah terlihat.', isOpen: true },
  ]);
});

it('a parcel that comes back lighter than its goods is a case, and none where nobody weighed it', async () => {
  const weights: [string, Record<string, unknown>, boolean][] = [
    ['JNE7003', { grams: 1 }, true],
    ['JNE7004', { grams: 900_000 }, false],
    ['JNE7005', {}, false],
  ];
  for (const [waybill, weighed, isCase] of weights) {
    const { subject, command } = await sent(waybill);
    expect(await command('arrive', weighed)).toMatchObject({ ok: true });
    expect((await casesOf('light_return', subject)).length).toBe(isCase ? 1 : 0);
  }
});
