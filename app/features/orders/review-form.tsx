import { Form } from 'react-router';
import { REVIEW_LIMIT } from '#domain/forms/review.ts';
import type { ReviewedLine } from '#server/services.ts';
import { orderReviewCopy as copy } from '../../copy/order-review.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusFault } from '../../ui/use-focus-fault.ts';
import { PhotosField } from '../media/photos-field.tsx';
import { StarChoice } from './star-choice.tsx';

/** What was posted and not stored, and why, in the words of the page. */
export interface ReviewAnswer {
  position: number;
  typed: { rating: string; review: string };
  faults: { rating?: string; review?: string; photos?: string };
}

const NO_FAULTS: ReviewAnswer['faults'] = {};

/** The form for one bought line; filled in with its review, if there is one. */
export function ReviewForm({ line, answer }: { line: ReviewedLine; answer: ReviewAnswer | null }) {
  const { id, position, photos, review } = line;
  const form = useFocusFault(answer?.faults ?? NO_FAULTS);
  const faultId = answer?.faults.rating ? `bintang-${position}-salah` : null;
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={`#barang-${position}`}
      className="space-y-4"
    >
      <input type="hidden" name="line" value={position} />
      <StarChoice chosen={Number(answer?.typed.rating) || (review?.rating ?? null)} faultId={faultId} />
      {faultId && (
        <p id={faultId} role="alert" className="text-sm font-semibold text-danger">
          {answer?.faults.rating}
        </p>
      )}
      <TextField
        texts={{
          name: 'review',
          label: copy.content,
          optionalText: copy.optional,
          hint: copy.hint,
          faultText: answer?.faults.review ?? null,
        }}
        control={{
          rows: 4,
          maxLength: REVIEW_LIMIT,
          defaultValue: answer?.typed.review ?? review?.content ?? '',
        }}
      />
      <PhotosField
        purpose="review"
        subject={id}
        known={photos}
        label={copy.photos}
        optionalText={copy.optional}
        faultText={answer?.faults.photos ?? null}
      />
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className="button button-primary">
          {review ? copy.edit : copy.send}
        </button>
        {review?.editUntil && <p className="text-sm text-ink-soft">{copy.editUntil(review.editUntil)}</p>}
      </div>
    </Form>
  );
}
