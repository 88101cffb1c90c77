import { describe, expect, it } from 'vitest';
import { PLAYED_STATES, robotAnswer } from './robot-answer.ts';
import { RETURN_STATES } from './transitions.ts';

const changedAt = new Date('2026-11-26T03:00:00Z');

describe('the robot seller and returns', () => {
  it('agrees, offers the part that was asked for, and acts only when it is the seller’s turn', () => {
    const answers = RETURN_STATES.map((state) => [
      state,
      robotAnswer({ state, changedAt, askedPart: null, isCarried: false })?.do,
    ]);
    expect(answers.filter(([, answer]) => answer !== undefined)).toEqual([
      ['asked', 'approve'],
      ['sent', 'arrive'],
      ['inspecting', 'pass'],
      ['giving_back', 'give_back'],
    ]);
    expect(PLAYED_STATES.toSorted()).toEqual(['asked', 'giving_back', 'inspecting', 'sent']);
    expect(robotAnswer({ state: 'asked', changedAt, askedPart: 5_000, isCarried: false })).toEqual({
      do: 'offer',
      at: new Date('2026-11-26T07:00:00Z'),
    });
    expect(robotAnswer({ state: 'sent', changedAt, askedPart: null, isCarried: true })).toBeNull();
  });
});
