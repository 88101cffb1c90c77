import { expect, test } from 'vitest';
import { actionsOf } from '#domain/orders/actions.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import { nextAction } from './next-action.ts';

test.each<[OrderState, string]>([
  ['unpaid', 'pay'],
  ['new', 'track'],
  ['packed', 'track'],
  ['shipped', 'track'],
  ['delivered', 'received'],
  ['completed', 'buyAgain'],
  ['cancelled', 'buyAgain'],
])('an order that is %s offers %s', (state, action) => {
  const may = actionsOf({ state, siblings: [state], isCancelAsked: false, isMissing: false });
  expect(nextAction({ state, may })).toBe(action);
});
