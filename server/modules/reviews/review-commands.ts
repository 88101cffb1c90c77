import { z } from 'zod';
import { text } from '#domain/forms/fields.ts';
import type { Result } from '#domain/result.ts';
import { HIDING_GROUNDS, type HidingGround } from '#domain/reviews/hiding-grounds.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { type CommandActor, type Done, defineCommand, type Subject } from '#server/modules/access/access.ts';
import {
  hideReview,
  type LockedReview,
  lockReview,
  replyToReview,
} from '#server/modules/catalogue/catalogue.ts';
import { noteEvent, orderOfLine } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { lineOfReview } from './bought-reviews.ts';

/** Longest reply of a shop, in characters. */
const REPLY_LIMIT = 1000;

/** Why a desk's command about a review changes nothing. */
export interface ReviewRefused {
  code: 'hidden_already' | 'shown_already' | 'replied_already';
}

type ReviewSubject = Subject & { review: LockedReview };

/** The review that somebody may act on: the operator any, a member of a shop those of its goods. */
async function subjects(
  tx: Tx,
  { reviewId }: { reviewId: number },
  by: CommandActor,
): Promise<ReviewSubject[] | null> {
  const review = await lockReview(tx, reviewId);
  const shop = by.kind === 'member' ? by.scope.sellerId : null;
  if (!review || (shop !== null && shop !== review.sellerId)) return null;
  return [{ kind: 'review', id: String(reviewId), review }];
}

/** Notes on the order of a review what was done with it, which tells its writer. Of a sample nobody is told. */
async function tellWriter(
  tx: Tx,
  { id }: LockedReview,
  note: { event: 'review_hidden' | 'review_shown'; details?: { ground: HidingGround } },
): Promise<void> {
  const lineId = await lineOfReview(tx, id);
  const orderId = lineId && (await orderOfLine(tx, lineId));
  if (orderId) await noteEvent(tx, { ...note, orderId, actor: 'operator' });
}

const reviewId = z.int().positive();

/** What desks do with reviews (P-REV-6, P-REV-7). */
export const reviewCommands = {
  hide: defineCommand({
    name: 'review.hide',
    permission: 'operator.catalogue',
    input: z.object({ reviewId, ground: z.enum(HIDING_GROUNDS) }),
    subjects: (tx, { reviewId }, by) => subjects(tx, { reviewId }, by),
    async run(tx, { subject: { review }, input }): Promise<Result<Done<null>, ReviewRefused>> {
      if (review.hiddenAt !== null) return { ok: false, error: { code: 'hidden_already' } };
      await hideReview(tx, review, { at: await tx.now(), ground: input.ground });
      await tellWriter(tx, review, { event: 'review_hidden', details: { ground: input.ground } });
      return { ok: true, value: { value: null, after: { isHidden: true, ground: input.ground } } };
    },
  }),
  show: defineCommand({
    name: 'review.show',
    permission: 'operator.catalogue',
    input: z.object({ reviewId }),
    subjects,
    async run(tx, { subject: { review } }): Promise<Result<Done<null>, ReviewRefused>> {
      if (review.hiddenAt === null) return { ok: false, error: { code: 'shown_already' } };
      await hideReview(tx, review, null);
      await tellWriter(tx, review, { event: 'review_shown' });
      return { ok: true, value: { value: null, after: { isHidden: false } } };
    },
  }),
  reply: defineCommand({
    name: 'review.reply',
    permission: 'reviews.reply',
    input: z.object({ reviewId, text: text({ max: REPLY_LIMIT }) }),
    subjects: (tx, { reviewId }, by) => subjects(tx, { reviewId }, by),
    async run(tx, { subject: { review }, input }): Promise<Result<Done<null>, ReviewRefused>> {
      if (review.reply !== null) return { ok: false, error: { code: 'replied_already' } };
      await replyToReview(tx, review, { text: input.text, date: jakartaDay(await tx.now()) });
      return { ok: true, value: { value: null } };
    },
  }),
};
