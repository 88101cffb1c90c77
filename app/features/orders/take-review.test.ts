import { expect, test, vi } from 'vitest';
import type { ReviewService } from '#server/services.ts';
import { mediaCopy } from '../../copy/media.id.ts';
import { orderReviewCopy as copy } from '../../copy/order-review.id.ts';
import { takeReview } from './take-review.ts';

const where = { owner: { guestId: 'g' }, number: 'LP261124AAAAAA' };

/** A posted form, and a desk that answers as told. */
async function post(fields: Record<string, string>, answer: Awaited<ReturnType<ReviewService['write']>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const write = vi.fn<ReviewService['write']>(async () => answer);
  const taken = await takeReview(form, { write, order: async () => null }, where);
  return { taken, write };
}

test('a review without stars, or with too many words, is asked for again with what was typed (P-REV-2)', async () => {
  const stored = { ok: true, value: null } as const;
  const { taken, write } = await post({ line: '2', review: 'Bagus' }, stored);
  expect(taken).toEqual({
    position: 2,
    typed: { rating: '', review: 'Bagus' },
    faults: { rating: copy.faults.rating },
  });
  const long = await post({ line: '2', rating: '5', review: 'x'.repeat(1001) }, stored);
  expect(long.taken?.faults).toEqual({ review: copy.faults.too_long });
  expect(long.taken?.typed.review).toHaveLength(1001);
  expect([write.mock.calls, long.write.mock.calls]).toEqual([[], []]);
});

test('words of several lines are stored clean; a refusal stands beside what was typed', async () => {
  const typed = { line: '1', rating: '4', review: ' Bagus.\r\nCepat\u200b. ' };
  const { taken, write } = await post(typed, { ok: true, value: null });
  expect(taken).toBeNull();
  expect(write).toHaveBeenCalledWith(where.owner, where.number, {
    position: 1,
    form: { rating: 4, review: 'Bagus.\nCepat.' },
    photos: [],
  });
  const refused = await post(typed, { ok: false, error: 'not_editable' });
  expect(refused.taken).toMatchObject({ position: 1, faults: { review: copy.refusals.not_editable } });
  expect(refused.taken?.typed.review).toBe(typed.review);
});

test('photos go along; one that was not taken holds the review back, with a sentence (P-MEDIA-5)', async () => {
  const typed = { line: '1', rating: '4', review: 'Bagus', media: 'p1' };
  const { taken, write } = await post(typed, { ok: true, value: null });
  expect([taken, write.mock.calls[0]?.[2].photos]).toEqual([null, ['p1']]);
  const refused = await post({ ...typed, media_refusal: 'disguised' }, { ok: true, value: null });
  expect(refused.write).not.toHaveBeenCalled();
  expect(refused.taken).toMatchObject({
    typed: { review: 'Bagus' },
    faults: { photos: mediaCopy.refusals.disguised },
  });
  const gone = await post(typed, { ok: false, error: 'unknown_media' });
  expect(gone.taken?.faults).toEqual({ photos: copy.refusals.unknown_media });
});
