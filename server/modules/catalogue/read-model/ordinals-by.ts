import type { Segment } from './segment.ts';

/** A column for lookups by value. */
type Column = 'subcategoryId' | 'sellerId';

type Groups = ReadonlyMap<number, Uint32Array>;

const known: Readonly<Record<Column, WeakMap<Segment, Groups>>> = {
  subcategoryId: new WeakMap(),
  sellerId: new WeakMap(),
};
const NONE = new Uint32Array(0);

/** The ordinals of the products with a value in a column, ascending; computed once per segment. */
export function ordinalsBy(segment: Segment, column: Column, value: number): Uint32Array {
  let groups = known[column].get(segment);
  if (!groups) {
    groups = grouped(segment[column]);
    known[column].set(segment, groups);
  }
  return groups.get(value) ?? NONE;
}

function grouped(values: Int32Array): Groups {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const groups = new Map(
    Array.from(counts, ([value, count]) => [value, { ordinals: new Uint32Array(count), length: 0 }]),
  );
  values.forEach((value, ordinal) => {
    const group = groups.get(value);
    if (!group) return;
    group.ordinals[group.length] = ordinal;
    group.length += 1;
  });
  return new Map(Array.from(groups, ([value, { ordinals }]) => [value, ordinals]));
}
