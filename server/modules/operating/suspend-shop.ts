import { z } from 'zod';
import { typedLine } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import { SUSPENDED_MONEY, SUSPENDED_ORDERS } from '#domain/shops/suspension.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  isParty,
  ownersOf,
  type Subject,
} from '#server/modules/access/access.ts';
import { resumeShop, sellerNames, suspendShop } from '#server/modules/catalogue/catalogue.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import { holdSuspended, releaseSuspended } from '#server/modules/payouts/payouts.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { type Letter, letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { resumedLetter, suspendedLetter } from './suspension-letters.id.ts';

/** Suspends shops, and lets them trade again (P-CONSOLE-90). */

/** Why a shop was not suspended, or not let trade again. */
export type SuspensionRefusal =
  | { code: 'shop_suspended' | 'shop_not_suspended' }
  /** Cancelling orders and holding money is for whoever moves money. */
  | { code: 'suspension_moves_money' }
  | { code: 'own_shop'; sellerId: number };

interface ShopSubject extends Subject {
  sellerId: number;
  shop: string;
}

const ofShop = z.object({ sellerId: z.int().positive() });

/** The row itself is locked by the statement that changes it. */
async function shopOf(tx: Tx, sellerId: number): Promise<ShopSubject[] | null> {
  const shop = (await sellerNames(tx, [sellerId])).get(sellerId);
  return shop === undefined ? null : [{ kind: 'seller', id: String(sellerId), sellerId, shop }];
}

const mayMoveMoney = (by: CommandActor): boolean =>
  by.kind !== 'member' || by.scope.permissions.includes('operator.money.write');

export const suspendSeller = defineCommand({
  name: 'seller.suspend',
  permission: 'operator.sellers',
  needsReason: true,
  needsFreshFactor: true,
  input: ofShop.extend({
    /** Why, for the people of the shop to read. */
    why: typedLine('no_text').check(
      z.minLength(1, 'Say why, for the shop to read'),
      z.maxLength(300, 'too_long'),
    ),
    orders: z.enum(SUSPENDED_ORDERS),
    money: z.enum(SUSPENDED_MONEY),
  }),
  subjects: (tx, { sellerId }) => shopOf(tx, sellerId),
  async run(tx, { subject, input, by }): Promise<Result<Done<null>, SuspensionRefusal>> {
    const { sellerId, shop } = subject;
    const { why: reason, orders, money } = input;
    if (await isParty(tx, by, { buyerId: null, sellerId }))
      return { ok: false, error: { code: 'own_shop', sellerId } };
    if ((orders === 'cancel' || money === 'held') && !mayMoveMoney(by))
      return { ok: false, error: { code: 'suspension_moves_money' } };
    if (!(await suspendShop(tx, { sellerId, reason, orders, money })))
      return { ok: false, error: { code: 'shop_suspended' } };
    if (money === 'held') await holdSuspended(tx, { sellerId, reason });
    await tellOwners(tx, sellerId, suspendedLetter(shop, { reason, orders, money }));
    const after = { suspended: true, reason, orders, money };
    return { ok: true, value: { value: null, before: { suspended: false }, after } };
  },
});

export const resumeSeller = defineCommand({
  name: 'seller.resume',
  permission: 'operator.sellers',
  needsReason: true,
  needsFreshFactor: true,
  input: ofShop,
  subjects: (tx, { sellerId }) => shopOf(tx, sellerId),
  async run(tx, { subject: { sellerId, shop }, by }): Promise<Result<Done<null>, SuspensionRefusal>> {
    if (await isParty(tx, by, { buyerId: null, sellerId }))
      return { ok: false, error: { code: 'own_shop', sellerId } };
    const ended = await resumeShop(tx, sellerId);
    if (!ended) return { ok: false, error: { code: 'shop_not_suspended' } };
    const { reason, orders, money } = ended;
    if (money === 'held') {
      if (!mayMoveMoney(by)) return { ok: false, error: { code: 'suspension_moves_money' } };
      await releaseSuspended(tx, sellerId);
    }
    await tellOwners(tx, sellerId, resumedLetter(shop));
    const before = { suspended: true, reason, orders, money };
    return { ok: true, value: { value: null, before, after: { suspended: false } } };
  },
});

async function tellOwners(tx: Tx, sellerId: number, letter: Letter): Promise<void> {
  const emails = await emailsOf(tx, await ownersOf(tx, sellerId));
  await queueMails(
    tx,
    [...emails.values()].map((to) => letterAsMail(letter, { to })),
  );
}
