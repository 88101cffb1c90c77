import { shopMoneyPath } from '#domain/paths.ts';
import { ownersOf } from '#server/modules/access/access.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import { takeSentPayout } from '#server/modules/payouts/payouts.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { payoutLetter } from './letters/payout-letter.id.ts';

/** Tells all owners of a shop, once, that a payout was transferred (P-PAYOUT-11). */
export async function tellAboutPayout(tx: Tx, payoutId: number, publicUrl: string): Promise<void> {
  const payout = await takeSentPayout(tx, payoutId);
  if (!payout) return;
  const { sellerId } = payout;
  const shop = (await sellerNames(tx, [sellerId])).get(sellerId);
  if (shop === undefined) return;
  const emails = await emailsOf(tx, await ownersOf(tx, sellerId));
  const letter = payoutLetter({ shop, payout, link: publicUrl + shopMoneyPath(sellerId) });
  await queueMails(
    tx,
    [...emails.values()].map((to) => letterAsMail(letter, { to })),
  );
}
