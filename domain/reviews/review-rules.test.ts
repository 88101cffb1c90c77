import { expect, test } from 'vitest';
import { editableUntil, isEditable } from './review-rules.ts';

const createdAt = new Date('2026-11-01T10:00:00Z');

test('a review can be edited once within 30 days (P-REV-3)', () => {
  const untouched = { createdAt, editedAt: null };
  expect(editableUntil(untouched)).toEqual(new Date('2026-12-01T10:00:00Z'));
  expect(isEditable(untouched, new Date('2026-12-01T09:59:59Z'))).toBe(true);
  expect(isEditable(untouched, new Date('2026-12-01T10:00:00Z'))).toBe(false);
  expect(isEditable({ createdAt, editedAt: createdAt }, new Date('2026-11-02T10:00:00Z'))).toBe(false);
});
