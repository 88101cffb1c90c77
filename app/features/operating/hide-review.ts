import { postedLine } from '#domain/forms/posted-line.ts';
import { parseHidingGround } from '#domain/reviews/hiding-grounds.ts';
import { operatingProductsCopy } from '../../copy/operating-products.id.ts';

/** The command that hides a review; the sentence that is missing for it. */
export function hideReviewOf(form: FormData, reviewId: number) {
  const ground = parseHidingGround(postedLine(form, 'ground'));
  if (ground === null) return operatingProductsCopy.refused.ground;
  return { name: 'review.hide', input: { reviewId, ground } };
}
