import { checkFields } from '#domain/forms/check-fields.ts';
import type { FieldErrors } from '#domain/forms/field-error.ts';
import { reviewForm } from '#domain/forms/review.ts';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { parseId } from '#domain/parse-id.ts';
import type { OrderOwner, ReviewService } from '#server/services.ts';
import { orderReviewCopy as copy } from '../../copy/order-review.id.ts';
import { pictureFault } from '../media/picture-fault.ts';
import type { ReviewAnswer } from './review-form.tsx';

/** Stores a posted review; on the server. @returns null when it is stored, else the form again with what was typed */
export async function takeReview(
  form: FormData,
  desk: ReviewService,
  { owner, number }: { owner: OrderOwner; number: string },
): Promise<ReviewAnswer | null> {
  const text = (name: string) => String(form.get(name) ?? '');
  const position = parseId(text('line')) ?? 0;
  const typed = { rating: text('rating'), review: text('review') };
  const checked = checkFields(reviewForm, typed);
  const fault = pictureFault(form);
  const photos = fault === null ? undefined : { photos: fault };
  if (!checked.ok) return { position, typed, faults: { ...faultsOf(checked.error), ...photos } };
  if (photos) return { position, typed, faults: photos };
  const ids = form.getAll(FORM_FIELDS.id).map(String);
  const written = await desk.write(owner, number, { position, form: checked.value, photos: ids });
  if (written.ok) return null;
  const isOfPhotos = written.error === 'unknown_media' || written.error === 'too_many_files';
  return { position, typed, faults: { [isOfPhotos ? 'photos' : 'review']: copy.refusals[written.error] } };
}

const faultsOf = ({ rating, review }: FieldErrors): ReviewAnswer['faults'] => ({
  ...(rating && { rating: copy.faults.rating }),
  ...(review && { review: review === 'too_long' ? copy.faults.too_long : copy.faults.unreadable }),
});
