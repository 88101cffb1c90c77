import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { act, attendedShops, scopeAt } from '#server/modules/access/access.ts';
import { acceptInvitation } from '#server/modules/access/staff/accept-invitation.ts';
import { renewDemoOwners, startDemoOwners } from '#server/modules/demo/demo.ts';
import { createRobotSeller } from '#server/modules/demo/robots/robot-sellers.ts';
import { moveClock } from '#server/platform/clock/shop-clock.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { openLife } from './support/order-life.ts';

/** The owners of a demo's shops (P-DESK-12). */
const opened = migratedDatabase();
const DEMO = { demo: true, hasSimulators: true, supabase: undefined };
const HOSTED = {
  demo: true,
  hasSimulators: true,
  supabase: { url: 'https://project.example', anonKey: 'a', serviceRoleKey: 'b' },
};

const working = async () =>
  (
    await opened().query<{ n: number }>(sql`
    select count(*)::int as n from memberships where is_demo and ended_at is null`)
  )[0]?.n;

it('the first start of a demo prints three, later ones none; a command renews all, and a start without the demo ends them', async () => {
  const { transaction } = opened();
  const first = await startDemoOwners(transaction, DEMO);
  expect(first.map(({ path }) => path)).toEqual(['/selling/1', '/selling/2', '/selling/3']);
  expect(await startDemoOwners(transaction, DEMO)).toEqual([]);
  const all = await renewDemoOwners(transaction, DEMO);
  expect(all).toHaveLength(32);
  const passwords = [...first, ...all].map((owner) => ('password' in owner ? owner.password : ''));
  expect(new Set(passwords).size).toBe(35);
  expect(await working()).toBe(32);
  expect(await startDemoOwners(transaction, { ...DEMO, hasSimulators: false })).toEqual([]);
  expect(await working()).toBe(0);
});

it('with a hosted project they are invitations, whose memberships end with the demo, too', async () => {
  const { query, transaction } = opened();
  const [owner] = await renewDemoOwners(transaction, HOSTED);
  const token = owner && 'invitation' in owner ? (owner.invitation.split('token=')[1] ?? '') : '';
  const context = { query, transaction, log: { info: () => {}, warn: () => {} }, clock: () => new Date() };
  const by = { kind: 'account', userId: randomUUID() } as const;
  expect((await act(context, acceptInvitation, { by, input: { token } })).ok).toBe(true);
  expect(await working()).toBe(1);
  await startDemoOwners(transaction, { ...HOSTED, demo: false });
  expect(await working()).toBe(0);
  expect(
    await query(sql`select 1 from desk_invitations where is_demo and used_at is null and expires_at > now()`),
  ).toEqual([]);
});

it('the robot leaves the orders of a shop alone while somebody was at its desk within a day', async () => {
  const { query, transaction } = opened();
  const life = openLife(opened());
  const placed = await life.place();
  await life.pay(placed.id);
  await renewDemoOwners(transaction, DEMO);
  const scope = await scopeAt(query, { userId: await ownerOfShop(1), sellerId: 1 });
  const seen = (hoursAgo: number) =>
    query(sql`
      update memberships set seen_at = now() - make_interval(hours => ${hoursAgo}) where id = ${scope?.membershipId}`);
  const robot = createRobotSeller({ transaction, log: { warn: () => {} } });
  await moveClock(transaction, new Date((await shopNow(query)).getTime() + 24 * 60 * 60 * 1000));
  await seen(1);
  expect([...(await attendedShops(query))]).toEqual([1]);
  await robot(placed.A);
  await robot(placed.B);
  expect(await stateOf(placed.A)).toBe('new');
  expect(await stateOf(placed.B)).not.toBe('new');
  await seen(25);
  await robot(placed.A);
  expect(await stateOf(placed.A)).not.toBe('new');
});

async function ownerOfShop(sellerId: number): Promise<string> {
  const [owner] = await opened().query<{ id: string }>(sql`
    select user_id as id from memberships where seller_id = ${sellerId} and is_demo and ended_at is null`);
  return owner?.id ?? '';
}

async function stateOf(orderId: string): Promise<string> {
  const [order] = await opened().query<{ state: string }>(
    sql`select state from orders where id = ${orderId}`,
  );
  return order?.state ?? '';
}
