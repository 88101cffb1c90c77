import { z } from 'zod';
import { askedLine } from '#domain/forms/typed-text.ts';
import { MOST_COMMISSION } from '#domain/operating/typed-percent.ts';
import type { Result } from '#domain/result.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import {
  type Done,
  defineCommand,
  ownersOf,
  readStaff,
  type Subject,
} from '#server/modules/access/access.ts';
import { namesOfTarget, planCommission } from '#server/modules/catalogue/catalogue.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { commissionLetter } from './commission-letter.id.ts';

/** A commission begins tomorrow at the earliest: nothing that was ordered changes. */
export interface CommissionRefusal {
  code: 'commission_too_early';
}

interface CommissionSubject extends Subject {
  names: { shop: string | null; category: string | null };
}

/**
 * Sets what the shop takes of goods from the midnight in Jakarta that begins a day (P-CONSOLE-44). The operator's owners and
 * those of the shop are mailed.
 */
export const setCommission = defineCommand({
  name: 'commission.set',
  permission: 'operator.settings.money',
  needsFreshFactor: true,
  needsReason: true,
  input: z
    .object({
      sellerId: z.int().positive().nullable(),
      categoryId: z.int().positive().nullable(),
      basisPoints: z.int().min(0).max(MOST_COMMISSION).nullable(),
      from: askedLine(10).check(z.iso.date()),
    })
    .refine(
      ({ sellerId, categoryId }) => sellerId !== null || categoryId !== null,
      'Name a shop or a category',
    ),
  async subjects(tx, { sellerId, categoryId }): Promise<CommissionSubject[] | null> {
    const names = await namesOfTarget(tx, { sellerId, categoryId });
    return names && [{ kind: 'commission', id: `${sellerId ?? 'all'}:${categoryId ?? 'all'}`, names }];
  },
  async run(tx, { subject: { names }, input }): Promise<Result<Done<null>, CommissionRefusal>> {
    const { sellerId, categoryId, basisPoints, from } = input;
    if (from <= jakartaDay(await tx.now())) return { ok: false, error: { code: 'commission_too_early' } };
    const before = await planCommission(tx, {
      sellerId,
      categoryId,
      basisPoints,
      from: new Date(`${from}T00:00:00+07:00`),
    });
    await tellOwners(tx, sellerId, commissionLetter(Object.assign({ basisPoints, from }, names)));
    const after = { basisPoints, from };
    return { ok: true, value: { value: null, before: { basisPoints: before, from }, after } };
  },
});

async function tellOwners(
  tx: Tx,
  sellerId: number | null,
  letter: ReturnType<typeof commissionLetter>,
): Promise<void> {
  const { members } = await readStaff(tx, null);
  const owners = members.flatMap(({ userId, role }) => (role === 'owner' ? [userId] : []));
  const ofShop = sellerId === null ? [] : await ownersOf(tx, sellerId);
  const emails = await emailsOf(tx, [...new Set([...owners, ...ofShop])]);
  await queueMails(
    tx,
    [...new Set(emails.values())].map((to) => letterAsMail(letter, { to })),
  );
}
