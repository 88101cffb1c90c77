import { expect, it } from 'vitest';
import { returnSteps, type SteppedReturn } from './steps.ts';
import type { ReturnEvent, ReturnState } from './transitions.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 3, minute));

/** A return after some events, one each minute. */
function stepsAfter(state: ReturnState, events: readonly ReturnEvent[], more: Partial<SteppedReturn> = {}) {
  const all = (['opened', ...events] as const).map((event, minute) => ({ event, at: at(minute) }));
  return returnSteps({ state, goesBack: true, events: all, moneyAt: null, ...more }).map(
    (step) => `${step.step} ${step.state}${step.at ? ` ${step.at.getUTCMinutes()}` : ''}`,
  );
}

it('a return has the six steps, of which one is current (P-RET-61)', () => {
  expect(stepsAfter('draft', [])).toEqual([
    'ask current',
    'approval ahead',
    'pack ahead',
    'send ahead',
    'inspection ahead',
    'money ahead',
  ]);
  expect(stepsAfter('sent', ['asked', 'approved', 'sent']).slice(0, 4)).toEqual([
    'ask done 1',
    'approval done 2',
    'pack done 3',
    'send current',
  ]);
});

it('the last one is current until the money was sent', () => {
  const events = ['asked', 'approved', 'sent', 'arrived', 'passed'] as const;
  expect(stepsAfter('done', events).at(-1)).toBe('money current');
  expect(stepsAfter('done', events, { moneyAt: at(9) }).slice(-2)).toEqual([
    'inspection done 5',
    'money done 9',
  ]);
});

it('goods that stay have no steps of sending', () => {
  expect(stepsAfter('asked', ['asked'], { goesBack: false })).toEqual([
    'ask done 1',
    'approval current',
    'money ahead',
  ]);
  expect(stepsAfter('done', ['asked', 'offered', 'offer_taken'])).toEqual([
    'ask done 1',
    'approval done 3',
    'money current',
  ]);
});

it('pieces that passed while others did not are paid, also when the others went back', () => {
  const parted = ['asked', 'approved', 'sent', 'arrived', 'passed_in_part'] as const;
  expect(stepsAfter('refused', parted).slice(-2)).toEqual(['inspection current', 'money ahead']);
  expect(stepsAfter('closed', [...parted, 'rejected_back', 'given_back']).slice(-2)).toEqual([
    'inspection done 5',
    'money current',
  ]);
});

it('a refusal stands at the step where it happened, and what ended without money has no steps ahead', () => {
  expect(stepsAfter('refused', ['asked', 'refused'])[1]).toBe('approval current');
  const inspected = ['asked', 'approved', 'sent', 'arrived', 'refused', 'appealed'] as const;
  expect(stepsAfter('disputed', inspected)[4]).toBe('inspection current');
  expect(stepsAfter('closed', ['asked', 'withdrawn'])).toEqual([
    'ask done 1',
    'approval dropped',
    'money dropped',
  ]);
});
