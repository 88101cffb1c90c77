import { casePath, shopMoneyPath } from '#domain/paths.ts';
import { ownersOf } from '#server/modules/access/access.ts';
import { takeUntold } from '#server/modules/cases/cases.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { caseLetter, payoutReturned } from './letters/case-letters.id.ts';

/** Whom mails about cases go to. */
export interface CaseMails {
  publicUrl: string;
  /** The operator's address; null sends no notices. */
  noticesTo: () => string | null;
}

/**
 * Mails the operator about a new case, and the owners of a shop whose payout came back (P-CONSOLE-30). Mails and the mark are
 * written together, so each case is told once.
 */
export async function tellOfCase(
  { transaction, publicUrl, noticesTo }: { transaction: Transaction } & CaseMails,
  id: number,
): Promise<void> {
  await transaction(async (tx) => {
    const found = await takeUntold(tx, id);
    if (!found) return;
    const letter = caseLetter(found, publicUrl + casePath(id));
    const to = noticesTo();
    if (letter && to !== null) await queueMails(tx, [letterAsMail(letter, { to })]);
    const sellerId = found.kind === 'returned_payout' ? shopOf(found.subject) : null;
    if (sellerId !== null) await tellOwners(tx, { sellerId, publicUrl, noticesTo });
  });
}

/** The shop that a case is about; null for other subjects. */
function shopOf(subject: string): number | null {
  const [, id] = /^shop:(\d+)$/.exec(subject) ?? [];
  return id === undefined ? null : Number(id);
}

async function tellOwners(
  tx: Tx,
  { sellerId, publicUrl, noticesTo }: CaseMails & { sellerId: number },
): Promise<void> {
  const emails = await emailsOf(tx, await ownersOf(tx, sellerId));
  const replyTo = noticesTo();
  const letter = payoutReturned(publicUrl + shopMoneyPath(sellerId));
  await queueMails(
    tx,
    [...emails.values()].map((to) => letterAsMail(letter, { to, ...(replyTo !== null && { replyTo }) })),
  );
}
