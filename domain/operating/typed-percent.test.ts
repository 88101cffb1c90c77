import { expect, it } from 'vitest';
import { parseTypedPercent, percentWords } from './typed-percent.ts';

it.each([
  ['2,5', 250],
  ['2.5', 250],
  [' 3 % ', 300],
  ['0', 0],
  ['12,05', 1205],
  ['50', 5000],
])('%s is %i hundredths of a percent', (typed, points) => {
  expect(parseTypedPercent(typed)).toBe(points);
});

it.each(['', '-1', '50,01', '2,555', '1e1', 'lima', '100'])('%s is no commission', (typed) => {
  expect(parseTypedPercent(typed)).toBeNull();
});

it('is printed as it is typed', () => {
  expect([250, 300, 5, 1205].map(percentWords)).toEqual(['2,5%', '3%', '0,05%', '12,05%']);
});
