import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { act, type CommandActor } from '#server/modules/access/access.ts';
import { nameAccount } from '#server/modules/ledger/ledger.ts';
import { refundCameBack } from '#server/modules/operating/operating.ts';
import { exportRefunds, refundsSent } from '#server/modules/payments/payments.ts';
import {
  exportPayouts,
  makeDue,
  payoutsSent,
  planShops,
  setPayoutAccount,
} from '#server/modules/payouts/payouts.ts';
import { brokenInvariants } from '#server/modules/proof/proof.ts';
import { passDeadlineOf } from '#server/modules/returns/pass-return-deadlines.ts';
import { arrivedOrder } from './support/arrived-order.ts';
import { crashPoints } from './support/crash-points.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { mortalLives } from './support/mortal-lives.ts';

/**
 * The steps of returns, their refunds and payouts stop at statements and COMMIT, are asked for again, and end the same.
 * `npm run prove` takes every statement of all of them; `npm test` some of five.
 */
const opened = migratedDatabase();
const STRIDE = process.env['PROVE_STRIDE'];

const { newLife, dieAt } = mortalLives(opened);

type Returned = Awaited<ReturnType<typeof arrivedOrder>>;
interface Story {
  before: (given: Returned) => Promise<unknown>;
  act: (given: Returned) => Promise<unknown>;
}

const terminal: CommandActor = { kind: 'terminal', user: 'sari' };
const context = ({ life }: Returned) => ({
  query: life.query,
  transaction: life.tx,
  clock: () => new Date(),
  log: { info: () => {}, warn: () => {} },
});
const DAY = 24;

async function ask({ open, shopper }: Returned, reason: 'damaged' | 'missing_pieces' = 'damaged') {
  await open({ reason, pieces: [{ line: 1, quantity: 2 }] });
  await shopper('ask');
}
async function approve(given: Returned) {
  await ask(given);
  await given.command('approve');
}
async function inspect(given: Returned) {
  await approve(given);
  await given.send();
  await given.command('arrive');
}
const SOME = { lines: [{ line: 1, passes: 1, restocks: 1 }], text: 'Satu dipakai' };
async function refuseInPart(given: Returned) {
  await inspect(given);
  await given.command('inspect', SOME);
}
/** Labels by their return, so that a step that is asked for again finds its own. */
const labels = new Map<string, string>();
async function label(given: Returned) {
  await approve(given);
  labels.set(given.orderId, (await given.label()).id);
}
const labelOf = ({ orderId }: Returned) => labels.get(orderId) ?? '';
async function giveBackByLabel(given: Returned) {
  const { life, later, command } = given;
  await label(given);
  await life.labelNews(labelOf(given), 'picked', 'delivered');
  await command('refuse', { text: 'Dipakai' });
  await later(3 * DAY + 1);
  await given.sendAgain();
  const page = await given.desk.page(given.owner, given.number, 1);
  labels.set(given.orderId, await life.moveLabel(page?.id ?? '', 14_000));
}
/** Moves the shop's clock past the return's deadline, which weekends and holidays put off. */
async function untilDue({ life, orderId }: Returned) {
  const [row] = await life.query<{ hours: number }>(sql`
    select ceil(extract(epoch from due_at - shop_now()) / 3600)::float8 as hours from returns where order_id = ${orderId}`);
  await life.later(row?.hours ?? 0);
}
async function silence({ life, orderId }: Returned) {
  const [row] = await life.query<{ id: string }>(sql`select id from returns where order_id = ${orderId}`);
  await passDeadlineOf(life.tx, row?.id ?? '');
}
async function nameAccounts({ life, orderId }: Returned) {
  const rows = await life.query<{ id: string }>(sql`
    select id from refunds where order_id = ${orderId} and state in ('needs_account', 'bounced')`);
  const account = { bank: 'BCA', number: '1234567890', holder: 'Sari' };
  for (const { id } of rows) await life.tx((tx) => nameAccount(tx, id, account));
}
async function refunded(given: Returned) {
  await ask(given, 'missing_pieces');
  await given.command('approve');
  await nameAccounts(given);
}
const toFile = (given: Returned) =>
  act(context(given), exportRefunds, { by: terminal, input: { batch: given.orderId } });
const fromFile = (given: Returned) => {
  const input = { batch: given.orderId, transfers: null, line: given.orderId };
  return act(context(given), refundsSent, { by: terminal, input });
};
async function bounce(given: Returned) {
  const { life, orderId } = given;
  const [row] = await life.query<{ id: string }>(sql`select id from refunds where order_id = ${orderId}`);
  return act(context(given), refundCameBack, { by: terminal, input: { refund: row?.id } });
}
async function toBePaid(given: Returned) {
  const { life, later } = given;
  await later(8 * DAY);
  const input = { sellerId: 1, bank: 'BCA', number: '1234567890', again: '1234567890', holder: 'CV Ayu' };
  await act(context(given), setPayoutAccount, { by: terminal, reason: 'letter', input });
  await life.tx(planShops);
  await life.later(8 * DAY);
}
const payOut = ({ life }: Returned) => life.tx((tx) => makeDue(tx, 1));
const payoutFile = (given: Returned) =>
  act(context(given), exportPayouts, { by: terminal, input: { batch: given.orderId } });

const STORIES: Readonly<Record<string, Story>> = {
  // First, since a shop that owes for returns is paid nothing.
  'a payout': { before: toBePaid, act: payOut },
  'an approval of what is not sent back': {
    before: (given) => ask(given, 'missing_pieces'),
    act: ({ command }) => command('approve'),
  },
  'an inspection that some pieces pass': { before: inspect, act: ({ command }) => command('inspect', SOME) },
  'the first scan and the arrival of a label': {
    before: label,
    act: (given) => given.life.labelNews(labelOf(given), 'picked', 'delivered'),
  },
  'the bank’s word about a file of refunds': {
    before: async (given) => {
      await refunded(given);
      await toFile(given);
    },
    act: fromFile,
  },
  'a wish with its evidence': { before: ({ open }) => open(), act: ({ shopper }) => shopper('ask') },
  'an offer that is taken': {
    before: async (given) => {
      await ask(given);
      await given.command('offer', { amount: 10_000 });
    },
    act: ({ shopper }) => shopper('take_offer'),
  },
  'a pass with stock and postage': {
    before: inspect,
    act: ({ command }) => command('pass', { restocks: true }),
  },
  'the pass of a return after completion': {
    before: async (given) => {
      await given.later(8 * DAY);
      await given.life.query(sql`
        update orders set window_end = shop_now() + interval '1 day', delivered_at = shop_now() - interval '1 day'
        where id = ${given.orderId}`);
      await inspect(given);
    },
    act: ({ command }) => command('pass', { restocks: true }),
  },
  'the operator’s half': {
    before: async (given) => {
      await ask(given);
      await given.command('refuse', { text: 'Tidak rusak' });
      await given.shopper('appeal');
    },
    act: ({ decide }) => decide({ part: 16_667 }),
  },
  'the operator’s word about the rest of an inspection': {
    before: async (given) => {
      await refuseInPart(given);
      await given.shopper('appeal');
    },
    act: ({ decide }) => decide({ goods: 'restocked' }),
  },
  'refused goods that nobody gave back': {
    before: async (given) => {
      await refuseInPart(given);
      await given.later(3 * DAY + 1);
      await untilDue(given);
    },
    act: silence,
  },
  'goods that the shop’s courier lost': {
    before: async (given) => {
      await label(given);
      await given.life.labelNews(labelOf(given), 'picked', 'disposed');
    },
    act: ({ decide }) => decide({ goods: 'returned' }),
  },
  'refused goods that go again by a label': {
    before: giveBackByLabel,
    act: (given) => given.life.labelNews(labelOf(given), 'picked', 'delivered'),
  },
  'a silence that approves': {
    before: async (given) => {
      await ask(given, 'missing_pieces');
      await untilDue(given);
    },
    act: silence,
  },
  'a file of refunds': { before: refunded, act: toFile },
  'a refund that the bank returns': {
    before: async (given) => {
      await refunded(given);
      await toFile(given);
      await fromFile(given);
    },
    act: bounce,
  },
  'a file of payouts': {
    before: async (given) => {
      await toBePaid(given);
      await payOut(given);
    },
    act: payoutFile,
  },
  'the bank’s word about a file of payouts': {
    before: async (given) => {
      await toBePaid(given);
      await payOut(given);
      await payoutFile(given);
    },
    act: (given) =>
      act(context(given), payoutsSent, { by: terminal, input: { batch: given.orderId, payouts: null } }),
  },
};

/** What a story leaves of its own order. */
async function endOf({ life, p, orderId }: Returned) {
  const [row] = await life.query<Record<string, unknown>>(sql`
    select o.state, o.return_id is null as is_free, (
        select string_agg(r.state || ' ' || r.events, ', ' order by r.n) from returns r where r.order_id = o.id
      ) as returns, (
        select string_agg(f.state || ' ' || f.amount || ' ' || f.attempt, ', ' order by f.cause_kind) from refunds f where f.order_id = o.id
      ) as refunds, (
        select string_agg(t.state, ', ' order by t.id) from refund_transfers t join refunds f on f.id = t.refund_id where f.order_id = o.id
      ) as transfers, (
        select string_agg(distinct y.state, ', ') from ledger_transfers t join payout_items i on i.transfer_id = t.id
        join payouts y on y.id = i.payout_id where t.order_id = o.id
      ) as payouts, (
        select string_agg(b.way || ' ' || b.state, ', ' order by b.created_at) from parcels b where b.return_of = o.id
      ) as labels, (
        select string_agg(c.amount || ' ' || c.state, ', ') from claims c join returns r on r.id::text = c.id where r.order_id = o.id
      ) as claims, (
        select string_agg(t.code || ' ' || split_part(t.debit, ':', 1) || ' > ' || split_part(t.credit, ':', 1) || ' ' || t.amount, ', '
          order by t.code, t.amount, t.debit)
        from ledger_transfers t where t.order_id = o.id
      ) as moved
    from orders o where o.id = ${orderId}`);
  return { ...row, stock: await life.stock(p.x) };
}

async function run(story: Story, crashAt: number | null) {
  const given = await arrivedOrder(newLife());
  await story.before(given);
  const taken = await dieAt(crashAt, () => story.act(given));
  if (crashAt !== null) await story.act(given);
  const end = await endOf(given);
  // What waits for the bank would be in the next story's file, and a shop has one open payout.
  const batch = randomUUID();
  await act(context(given), exportRefunds, { by: terminal, input: { batch } });
  await act(context(given), exportPayouts, { by: terminal, input: { batch } });
  for (const file of [batch, given.orderId])
    await act(context(given), payoutsSent, { by: terminal, input: { batch: file, payouts: null } });
  return { end, taken };
}

const wanted = Object.entries(STORIES).slice(0, STRIDE === undefined ? 5 : undefined);

it.each(wanted)(
  '%s ends the same whatever statement it stops at',
  async (_name, story) => {
    const { end, taken } = await run(story, null);
    expect(taken).toBeGreaterThan(3);
    for (const step of crashPoints(taken)) {
      const crashed = await run(story, step);
      expect(crashed.end, `stopped at step ${step} of ${taken}`).toEqual(end);
    }
    expect(await brokenInvariants(opened().query)).toEqual({});
  },
  600_000,
);
