import { expect, test } from 'vitest';
import { actionsOf } from '#domain/orders/actions.ts';
import type { ShownState } from '#domain/orders/shown-state.ts';
import { nextAction } from './next-action.ts';

test.each<[ShownState, string]>([
  ['unpaid', 'pay'],
  ['new', 'track'],
  ['packed', 'track'],
  ['shipped', 'track'],
  ['delivered', 'received'],
  ['received', 'buyAgain'],
  ['completed', 'buyAgain'],
  ['cancelled', 'buyAgain'],
])('an order that is %s offers %s', (shown, action) => {
  const isReceived = shown === 'received';
  const state = shown === 'received' ? 'delivered' : shown;
  const may = actionsOf({
    state,
    siblings: [state],
    isCancelAsked: false,
    isMissing: false,
    isReceived,
    isConfirmed: isReceived,
  });
  expect(nextAction({ state, receivedAt: isReceived ? new Date() : null, may })).toBe(action);
});
