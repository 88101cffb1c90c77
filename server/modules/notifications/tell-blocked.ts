import { shopProductsPath } from '#domain/paths.ts';
import { ownersOf } from '#server/modules/access/access.ts';
import { blockedProduct } from '#server/modules/catalogue/catalogue.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { blockedLetter } from './letters/blocked-letter.id.ts';

/** Mails the owners of a shop why a product of theirs is blocked (P-CONSOLE-45). */
export async function tellAboutBlocked(tx: Tx, productId: number, publicUrl: string): Promise<void> {
  const product = await blockedProduct(tx, productId);
  if (!product) return;
  const { sellerId, name, reason } = product;
  const link = publicUrl + shopProductsPath(sellerId, { tab: 'blocked' });
  const letter = blockedLetter({ name, reason, link });
  const emails = await emailsOf(tx, await ownersOf(tx, sellerId));
  await queueMails(
    tx,
    [...emails.values()].map((to) => letterAsMail(letter, { to })),
  );
}
