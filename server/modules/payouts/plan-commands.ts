import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { typedLine, typedPhone } from '#domain/forms/typed-text.ts';
import { writeOff } from '#domain/ledger/payout-postings.ts';
import { accountDigits, faultOfAccount } from '#domain/payments/refund-account.ts';
import { NEW_ACCOUNT_DAYS, RHYTHMS } from '#domain/payouts/payout-days.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  isParty,
  type Subject,
} from '#server/modules/access/access.ts';
import { closeCaseOf } from '#server/modules/cases/cases.ts';
import { balanceOf, post, rowsOfCode } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { tellOfAccount } from './jobs.ts';
import { returnedTo } from './payout-steps.ts';
import { lockPlan, type Plan, planNext } from './plan-payouts.ts';

/** What the operator and a shop itself set about its payouts (P-PAYOUT-4). */

/** Why nothing was set. */
export type PlanRefusal =
  | { code: 'account_invalid'; field: 'bank' | 'number' | 'holder' }
  | { code: 'number_differs' }
  | { code: 'own_shop'; sellerId: number }
  | { code: 'payouts_not_held' }
  /** By its suspension alone, which ends that. */
  | { code: 'payouts_suspended' }
  | { code: 'payouts_held' }
  | { code: 'owes_nothing'; sellerId: number };

interface PlanSubject extends Subject {
  plan: Plan;
}

const RIGHT = 'operator.money.write';
const ofShop = z.object({ sellerId: z.int().positive() });
/** Why payouts are held that their shop has stopped, as it reads it. */
const STOPPED_BY_SHOP = 'dihentikan oleh pemilik toko';
const DAY_MS = 24 * 60 * 60 * 1000;

async function planOf(tx: Tx, sellerId: number): Promise<PlanSubject[] | null> {
  const plan = await lockPlan(tx, sellerId);
  return plan && [{ kind: 'seller', id: String(sellerId), plan, parties: [{ buyerId: null, sellerId }] }];
}

async function ownShop(tx: Tx, by: CommandActor, { sellerId }: Plan) {
  const isOwn = await isParty(tx, by, { buyerId: null, sellerId });
  return isOwn ? ({ ok: false, error: { code: 'own_shop', sellerId } } as const) : null;
}

const typedAccount = ofShop.extend({
  bank: typedLine('no_text'),
  number: typedPhone('no_text'),
  /** The number, typed a second time. */
  again: typedPhone('no_text'),
  holder: typedLine('no_text'),
});

/**
 * Sets the account of a shop. One that replaces another is paid to after some days, and none before the e-mails of the shop's
 * owners are old enough.
 */
async function setAccount(
  tx: Tx,
  { sellerId, waitsUntil }: Plan,
  { bank, holder, ...typed }: z.output<typeof typedAccount>,
): Promise<Result<Done<Date>, PlanRefusal>> {
  const number = accountDigits(typed.number);
  if (number !== accountDigits(typed.again)) return { ok: false, error: { code: 'number_differs' } };
  const field = faultOfAccount({ bank, number, holder });
  if (field) return { ok: false, error: { code: 'account_invalid', field } };
  const now = await tx.now();
  const first = waitsUntil && waitsUntil > now ? waitsUntil : now;
  const later = new Date(now.getTime() + NEW_ACCOUNT_DAYS * DAY_MS);
  const [set] = await tx<{ usableAt: Date }>(sql`
    insert into payout_accounts as a (seller_id, bank, number, holder, set_at, usable_at)
    values (${sellerId}, ${bank}, ${number}, ${holder}, ${now}, ${first})
    on conflict (seller_id) do update set bank = excluded.bank, number = excluded.number, holder = excluded.holder,
      set_at = excluded.set_at,
      usable_at = case when (a.bank, a.number, a.holder) = (excluded.bank, excluded.number, excluded.holder)
        then a.usable_at else greatest(a.usable_at, ${later}::timestamptz) end
    returning usable_at as "usableAt"`);
  const value = set?.usableAt ?? later;
  return {
    ok: true,
    value: { value, after: { bank, end: number.slice(-4), usableAt: value.toISOString() } },
  };
}

/** Names the account of a shop that is being opened. @throws Error for one that cannot be right */
export async function firstAccount(
  tx: Tx,
  account: { sellerId: number; bank: string; number: string; holder: string },
): Promise<void> {
  const plan = await lockPlan(tx, account.sellerId);
  const set = plan && (await setAccount(tx, plan, Object.assign({ again: account.number }, account)));
  if (!set?.ok)
    throw new Error(`The shop ${account.sellerId} was opened with an account that cannot be right`);
}

/** Sets the bank account of a shop for it; its owners are told, as when the shop does so (P-PAYOUT-4). */
export const setPayoutAccount = defineCommand({
  name: 'payouts.set_account',
  permission: RIGHT,
  needsFreshFactor: true,
  needsReason: true,
  input: typedAccount,
  subjects: (tx, { sellerId }) => planOf(tx, sellerId),
  async run(tx, { subject: { plan }, input, by }): Promise<Result<Done<Date>, PlanRefusal>> {
    const set = (await ownShop(tx, by, plan)) ?? (await setAccount(tx, plan, input));
    // A demo gives an account to every shop.
    if (set.ok && by.kind !== 'system') await tx.enqueue(tellOfAccount, [plan.sellerId]);
    return set;
  },
});

/** What a shop itself may do about its payouts. */
const OWN_RIGHT = 'payout.account';

/** The plan of the actor's own shop. */
const ownPlan = async (tx: Tx, { sellerId }: { sellerId: number }, by: CommandActor) =>
  by.kind === 'member' && by.scope.sellerId !== sellerId ? null : planOf(tx, sellerId);

/** A shop names its own account; all of its owners are told (P-PAYOUT-4). */
export const nameOwnAccount = defineCommand({
  name: 'payouts.own_account',
  permission: OWN_RIGHT,
  needsFreshFactor: true,
  input: typedAccount,
  subjects: (tx, input, by) => ownPlan(tx, input, by),
  async run(tx, { subject: { plan }, input }): Promise<Result<Done<Date>, PlanRefusal>> {
    const set = await setAccount(tx, plan, input);
    if (set.ok) await tx.enqueue(tellOfAccount, [plan.sellerId]);
    return set;
  },
});

/** A shop chooses how often it is paid. */
export const chooseOwnRhythm = defineCommand({
  name: 'payouts.own_rhythm',
  permission: OWN_RIGHT,
  needsFreshFactor: true,
  input: ofShop.extend({ rhythm: z.enum(RHYTHMS) }),
  subjects: (tx, input, by) => ownPlan(tx, input, by),
  async run(tx, { subject: { plan }, input: { rhythm } }): Promise<Result<Done<null>, PlanRefusal>> {
    await planNext(tx, { sellerId: plan.sellerId, rhythm });
    return { ok: true, value: { value: null, before: { rhythm: plan.rhythm }, after: { rhythm } } };
  },
});

/** A shop stops its payouts, such as after a change that was not theirs; the operator lets them go again. */
export const stopOwnPayouts = defineCommand({
  name: 'payouts.stop',
  permission: OWN_RIGHT,
  input: ofShop,
  subjects: (tx, input, by) => ownPlan(tx, input, by),
  async run(tx, { subject: { plan } }): Promise<Result<Done<null>, PlanRefusal>> {
    const { sellerId, heldReason: before } = plan;
    if (before !== null) return { ok: false, error: { code: 'payouts_held' } };
    await tx(sql`
      update payout_plans set held_at = ${await tx.now()}, held_reason = ${STOPPED_BY_SHOP} where seller_id = ${sellerId}`);
    return { ok: true, value: { value: null, before: { held: null }, after: { held: STOPPED_BY_SHOP } } };
  },
});

/** Pays a shop out every working day, or once a week. */
export const setPayoutRhythm = defineCommand({
  name: 'payouts.rhythm',
  permission: RIGHT,
  needsFreshFactor: true,
  input: ofShop.extend({ rhythm: z.enum(RHYTHMS) }),
  subjects: (tx, { sellerId }) => planOf(tx, sellerId),
  async run(tx, { subject: { plan }, input: { rhythm } }): Promise<Result<Done<null>, PlanRefusal>> {
    await planNext(tx, { sellerId: plan.sellerId, rhythm });
    return { ok: true, value: { value: null, before: { rhythm: plan.rhythm }, after: { rhythm } } };
  },
});

/** Holds all payouts of a shop, with a reason that the shop reads. */
export const holdPayouts = defineCommand({
  name: 'payouts.hold',
  permission: RIGHT,
  needsFreshFactor: true,
  input: ofShop.extend({
    reason: typedLine('no_text').check(
      z.minLength(1, "Say why, for the shop to read, such as --reason 'Menunggu dokumen'"),
      z.maxLength(300),
    ),
  }),
  subjects: (tx, { sellerId }) => planOf(tx, sellerId),
  async run(tx, { subject: { plan }, input: { reason }, by }): Promise<Result<Done<null>, PlanRefusal>> {
    const refused = await ownShop(tx, by, plan);
    if (refused) return refused;
    await tx(sql`
      update payout_plans set held_at = ${await tx.now()}, held_reason = ${reason} where seller_id = ${plan.sellerId}`);
    return { ok: true, value: { value: null, before: { held: plan.heldReason }, after: { held: reason } } };
  },
});

/** Lets the payouts of a shop go again. */
export const releasePayouts = defineCommand({
  name: 'payouts.release',
  permission: RIGHT,
  needsFreshFactor: true,
  needsReason: true,
  input: ofShop,
  subjects: (tx, { sellerId }) => planOf(tx, sellerId),
  async run(tx, { subject: { plan }, by }): Promise<Result<Done<null>, PlanRefusal>> {
    const refused = await ownShop(tx, by, plan);
    if (refused) return refused;
    if (plan.heldReason === null) {
      const code = plan.suspendedReason === null ? 'payouts_not_held' : 'payouts_suspended';
      return { ok: false, error: { code } };
    }
    await tx(
      sql`update payout_plans set held_at = null, held_reason = null where seller_id = ${plan.sellerId}`,
    );
    await closeCaseOf(tx, { ...returnedTo(plan.sellerId), reason: 'payouts released' });
    return { ok: true, value: { value: null, before: { held: plan.heldReason }, after: { held: null } } };
  },
});

/** Writes off what a shop owes that is gone for good (P-PAYOUT-9). @returns what it owed, in whole Rupiah */
export const writeOffShop = defineCommand({
  name: 'payouts.write_off',
  permission: RIGHT,
  letsMoneyGo: true,
  needsReason: true,
  input: ofShop,
  subjects: (tx, { sellerId }) => planOf(tx, sellerId),
  async run(tx, { subject: { plan }, by }): Promise<Result<Done<number>, PlanRefusal>> {
    const { sellerId } = plan;
    const refused = await ownShop(tx, by, plan);
    if (refused) return refused;
    const owed = await balanceOf(tx, `seller:${sellerId}`);
    if (owed <= 0) return { ok: false, error: { code: 'owes_nothing', sellerId } };
    const n = (await rowsOfCode(tx, sellerId, 'off')) + 1;
    await post(tx, writeOff(sellerId, n, owed), { at: await tx.now() });
    const letsGo = { amount: owed, countsToDay: false };
    return { ok: true, value: { value: owed, after: { amount: owed }, letsGo } };
  },
});
