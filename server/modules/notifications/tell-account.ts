import { shopSettingsPath } from '#domain/paths.ts';
import { ownersOf } from '#server/modules/access/access.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import { accountOf } from '#server/modules/payouts/payouts.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { accountLetter } from './letters/account-letter.id.ts';

/** Warns all owners of a shop that its account for payouts was named (P-PAYOUT-4). */
export async function tellAboutAccount(tx: Tx, sellerId: number, publicUrl: string): Promise<void> {
  const account = await accountOf(tx, sellerId);
  const shop = (await sellerNames(tx, [sellerId])).get(sellerId);
  if (!account || shop === undefined) return;
  const emails = await emailsOf(tx, await ownersOf(tx, sellerId));
  const letter = accountLetter({ shop, account, link: `${publicUrl}${shopSettingsPath(sellerId)}#rekening` });
  await queueMails(
    tx,
    [...emails.values()].map((to) => letterAsMail(letter, { to })),
  );
}
