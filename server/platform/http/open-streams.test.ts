import { expect, test } from 'vitest';
import { OpenStreams } from './open-streams.ts';

test('one guest has six streams, one address thirty, and all have three hundred', () => {
  const streams = new OpenStreams();
  const opened = (count: number, owner: (nth: number) => string, address: (nth: number) => string) =>
    Array.from({ length: count }, (_, nth) => streams.open(owner(nth), address(nth))).filter(Boolean).length;
  expect(
    opened(
      300,
      () => 'a',
      (nth) => `own ${nth}`,
    ),
  ).toBe(6);
  expect(
    opened(
      300,
      (nth) => `neighbour ${nth}`,
      () => 'shared',
    ),
  ).toBe(30);
  expect(
    opened(
      600,
      (nth) => `other ${nth}`,
      (nth) => `other ${nth}`,
    ),
  ).toBe(264);
  expect(streams.open('late', 'late')).toBeNull();
});

test('a closed stream makes room', () => {
  const streams = new OpenStreams();
  const [first] = Array.from({ length: 6 }, () => streams.open('a', 'x'));
  expect(streams.open('a', 'x')).toBeNull();
  if (first) streams.close(first);
  expect(streams.open('a', 'x')).not.toBeNull();
});
