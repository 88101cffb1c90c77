/** Days after writing in which a review can be edited, once (P-REV-3). */
export const EDIT_WITHIN_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A review as its writer left it. */
export interface WrittenReview {
  createdAt: Date;
  editedAt: Date | null;
}

/** Until when a review can be edited; null once it was. */
export const editableUntil = ({ createdAt, editedAt }: WrittenReview): Date | null =>
  editedAt === null ? new Date(createdAt.getTime() + EDIT_WITHIN_DAYS * DAY_MS) : null;

/** Whether a review can be edited at a moment. */
export function isEditable(review: WrittenReview, now: Date): boolean {
  const until = editableUntil(review);
  return until !== null && now < until;
}
