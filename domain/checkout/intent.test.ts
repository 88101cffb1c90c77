import { expect, it } from 'vitest';
import { linesAfter, parseIntent } from './intent.ts';

it.each([
  ['place', { kind: 'place' }],
  ['address', { kind: 'address' }],
  ['set:5:0', { kind: 'set', skuId: 5, quantity: 0 }],
  ['split:5:2', { kind: 'split', skuId: 5, quantity: 2 }],
  ['set:5:-1', { kind: 'invalid' }],
  ['set:5:1.5', { kind: 'invalid' }],
  ['set:5:1000000000', { kind: 'invalid' }],
  ['set:x:1', { kind: 'invalid' }],
  ['', { kind: 'save' }],
  ['__proto__', { kind: 'save' }],
])('the button %j means %j', (value, intent) => {
  expect(parseIntent(value)).toEqual(intent);
});

it('only buttons of lines change lines', () => {
  const lines = [{ skuId: 5, quantity: 3 }];
  expect(linesAfter(lines, parseIntent('place'))).toEqual(lines);
  expect(linesAfter(lines, parseIntent('set:5:1'))).toEqual([{ skuId: 5, quantity: 1 }]);
});
