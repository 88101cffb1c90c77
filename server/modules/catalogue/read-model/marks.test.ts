import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMarks, keepMarked, markedOrdinals, noMarks, takeMarked } from './marks.ts';

const flags = fc.array(fc.boolean(), { maxLength: 40 });

function marked(flagged: readonly boolean[]) {
  const marks = noMarks(flagged.length);
  for (const [ordinal, isMarked] of flagged.entries()) marks[ordinal] = Number(isMarked);
  return marks;
}

const ordinals = (flagged: readonly boolean[]) =>
  flagged.flatMap((isMarked, ordinal) => (isMarked ? ordinal : []));

test('marks are counted, listed and combined, however many there are', () => {
  fc.assert(
    fc.property(flags, flags, (some, more) => {
      const others = some.map((_, ordinal) => more[ordinal] ?? false);
      expect(countMarks(marked(some))).toBe(ordinals(some).length);
      expect([...markedOrdinals(marked(some))]).toEqual(ordinals(some));
      const [kept, left] = [marked(some), marked(some)];
      keepMarked(kept, marked(others));
      takeMarked(left, marked(others));
      expect([...markedOrdinals(kept)]).toEqual(ordinals(some.map((is, at) => is && (others[at] ?? false))));
      expect([...markedOrdinals(left)]).toEqual(ordinals(some.map((is, at) => is && !others[at])));
      expect(countMarks(noMarks(some.length).fill(1))).toBe(some.length);
    }),
  );
});
