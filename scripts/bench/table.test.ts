import { expect, it } from 'vitest';
import { median, percentile } from './figures.ts';
import { failed } from './measurement.ts';
import { table } from './table.ts';

it('takes figures that were really measured: of an even count the lower middle, of none NaN', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 3, 2, 1])).toBe(2);
  expect(percentile([...Array(101).keys()], 0.99)).toBe(99);
  expect(median([])).toBeNaN();
});

it('says of each line whether its goal is reached, and of a failed one why, in one line', () => {
  const lines = table(
    [
      { what: 'Start', result: '1.5 s', goal: { text: 'below 2 s', isReached: true }, load: [0.5, 1.25] },
      { what: 'Page', result: '9 ms', goal: { text: 'below 5 ms', isReached: false }, load: [1, 1] },
      { ...failed('memory', new Error('it | broke\ntwice')), load: [1, 2] },
    ],
    { rounds: 5 },
  ).split('\n');
  expect(lines.slice(-3)).toEqual([
    '| Start | 1.5 s | below 2 s | yes | 0.5 to 1.3 |',
    '| Page | 9 ms | below 5 ms | no | 1.0 to 1.0 |',
    '| memory | failed: it \\| broke twice |  |  | 1.0 to 2.0 |',
  ]);
});
