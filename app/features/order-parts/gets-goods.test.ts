import { expect, test } from 'vitest';
import type { ReturnView } from '#server/services.ts';
import { hasGoneAstray } from './gets-goods.ts';

const after = (state: ReturnView['state'], ...events: ReturnView['events'][number]['event'][]) =>
  hasGoneAstray({
    state,
    events: events.map((event, seq) => ({ seq, event, at: new Date(0) })) as ReturnView['events'],
  });

test.each([
  ['sent, and lost on the way', after('disputed', 'asked', 'approved', 'sent', 'referred'), true],
  ['refused before anything was sent', after('disputed', 'asked', 'refused', 'appealed'), false],
  ['refused at the inspection', after('disputed', 'sent', 'arrived', 'refused', 'appealed'), false],
  ['on its way still', after('sent', 'asked', 'approved', 'sent'), false],
])('a parcel is astray, not disputed: %s', (_what, is, expected) => {
  expect(is).toBe(expected);
});
