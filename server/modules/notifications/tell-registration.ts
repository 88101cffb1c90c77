import { REGISTER_SHOP_PATH, sellingPath } from '#domain/paths.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import { decidedRegistration } from '#server/modules/registering/registering.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { openedLetter, refusedLetter } from './letters/registration-letters.id.ts';

/** Mails whoever asked for a shop whether it was opened, or what has to be mended first (P-CONSOLE-41). */
export async function tellAboutRegistration(tx: Tx, id: string, publicUrl: string): Promise<void> {
  const decided = await decidedRegistration(tx, id);
  if (!decided) return;
  const { userId, name, sellerId, reason } = decided;
  const to = (await emailsOf(tx, [userId])).get(userId);
  if (to === undefined) return;
  const letter =
    sellerId === null
      ? refusedLetter({ name, reason: reason ?? '', link: publicUrl + REGISTER_SHOP_PATH })
      : openedLetter({ name, link: publicUrl + sellingPath(sellerId) });
  await queueMails(tx, [letterAsMail(letter, { to })]);
}
