import { emailsOf } from '#server/modules/identity/identity.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { factorRemovedLetter } from './letters/factor-letter.id.ts';

/** Warns somebody that their second factor was removed (P-DESK-6). */
export async function tellAboutRemovedFactor(tx: Tx, userId: string, publicUrl: string): Promise<void> {
  const emails = await emailsOf(tx, [userId]);
  const letter = factorRemovedLetter(publicUrl);
  await queueMails(
    tx,
    [...emails.values()].map((to) => letterAsMail(letter, { to })),
  );
}
