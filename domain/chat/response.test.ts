import { describe, expect, it } from 'vitest';
import { ANSWER_HOURS, FEWEST_QUESTIONS, responseOf } from './response.ts';

const times = (count: number, minutes: number) => Array.from({ length: count }, () => minutes);

describe('how a shop answers (P-CHAT-10)', () => {
  it('is not told before enough have asked', () => {
    expect(responseOf({ answeredAfter: times(FEWEST_QUESTIONS - 1, 5), unanswered: 0 })).toBeNull();
    expect(responseOf({ answeredAfter: [], unanswered: FEWEST_QUESTIONS })).toEqual({
      rate: 0,
      minutes: null,
    });
  });

  it('counts answers in time, and what nobody answered against it', () => {
    const late = ANSWER_HOURS * 60 + 1;
    const answeredAfter = [...times(7, 10), ANSWER_HOURS * 60, late];
    expect(responseOf({ answeredAfter, unanswered: 1 })).toEqual({ rate: 80, minutes: 10 });
  });

  it('never says all when one was missed', () => {
    expect(responseOf({ answeredAfter: times(299, 1), unanswered: 1 })?.rate).toBe(99);
  });
});
