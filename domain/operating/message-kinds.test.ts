import { expect, it } from 'vitest';
import { answerBy, MESSAGE_KINDS } from './message-kinds.ts';

/** The joint decree of a year with one day off, a Monday. */
const calendar = { daysOff: ['2026-11-30'], decreed: [2026] };
/** A Friday, 21:00 in Jakarta. */
const received = new Date('2026-11-27T14:00:00Z');

it('a message has until the end of the second working day, a request about data until the hour of the law', () => {
  const dues = MESSAGE_KINDS.map((kind) => [kind, answerBy(kind, received, calendar).toISOString()]);
  expect(Object.fromEntries(dues)).toEqual({
    message: '2026-12-02T16:59:59.000Z',
    access: '2026-11-30T14:00:00.000Z',
    withdrawal: '2026-11-30T14:00:00.000Z',
    restriction: '2026-11-30T14:00:00.000Z',
    privacy: '2026-12-27T14:00:00.000Z',
  });
});
