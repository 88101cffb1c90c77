import { describe, expect, test } from 'vitest';
import { chosenSession, otherOffers, runningSession, sessionTime } from './sessions.ts';

const sessions = [
  { id: 'active', startsAtHour: null },
  { id: '08', startsAtHour: 8 },
  { id: '12', startsAtHour: 12 },
];

describe('flash-sale sessions (P-FLASH-1)', () => {
  test('an address names a session; without one, or with an unknown one, it is the running session', () => {
    expect(['12', 'active', null, '', '99'].map((id) => chosenSession(sessions, id)?.id)).toEqual([
      '12',
      'active',
      'active',
      'active',
      'active',
    ]);
  });

  test('without a running session it is the first; without sessions it is none', () => {
    expect(chosenSession(sessions.slice(1), null)?.id).toBe('08');
    expect(runningSession(sessions.slice(1))).toBeNull();
    expect(chosenSession([], '08')).toBeNull();
  });

  test("'other products' are the 6 after the strip's 3 (P-FLASH-6)", () => {
    expect(otherOffers([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([4, 5, 6, 7, 8, 9]);
    expect(otherOffers([1, 2])).toEqual([]);
  });

  test('hours are shown as on a clock', () => {
    expect([8, 12, 16].map(sessionTime)).toEqual(['08:00', '12:00', '16:00']);
  });
});
