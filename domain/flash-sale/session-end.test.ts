import { expect, test } from 'vitest';
import { renewedSession, sessionEnd } from './session-end.ts';

const at = (text: string) => new Date(`${text}+07:00`);

test("a session ends when the first of the next day's sessions begins, Jakarta time", () => {
  expect(sessionEnd(at('2026-11-24T00:00:00'))).toEqual(at('2026-11-25T08:00:00'));
  expect(sessionEnd(at('2026-11-24T23:59:59'))).toEqual(at('2026-11-25T08:00:00'));
});

test('the next one starts at the end of the old one, under another id, and lasts a day', () => {
  const ended = { id: 'active', endsAt: at('2026-11-25T08:00:00') };
  const next = renewedSession(ended, at('2026-11-25T08:00:07'));
  expect(next).toEqual({ id: 'active-2026-11-25', endsAt: at('2026-11-26T08:00:00') });
  expect(renewedSession(next, at('2026-11-26T08:00:00'))).toEqual({
    id: 'active-2026-11-26',
    endsAt: at('2026-11-27T08:00:00'),
  });
});

test('after several days without a visit it is the session of the last day', () => {
  const ended = { id: 'active', endsAt: at('2026-11-25T08:00:00') };
  expect(renewedSession(ended, at('2026-11-29T07:59:00'))).toEqual({
    id: 'active-2026-11-28',
    endsAt: at('2026-11-29T08:00:00'),
  });
});
