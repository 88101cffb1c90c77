import type { Segment } from './segment.ts';

const known = new WeakMap<Segment, Map<number, Uint32Array>>();
const NONE = new Uint32Array(0);

/** The ordinals of the products of a subcategory, ascending; worked out once a segment. */
export function ordinalsIn(segment: Segment, subcategoryId: number): Uint32Array {
  let bySubcategory = known.get(segment);
  if (!bySubcategory) {
    bySubcategory = grouped(segment);
    known.set(segment, bySubcategory);
  }
  return bySubcategory.get(subcategoryId) ?? NONE;
}

function grouped({ subcategoryId, size }: Segment): Map<number, Uint32Array> {
  const counts = new Map<number, number>();
  for (const id of subcategoryId) counts.set(id, (counts.get(id) ?? 0) + 1);
  const groups = new Map(
    Array.from(counts, ([id, count]) => [id, { ordinals: new Uint32Array(count), length: 0 }]),
  );
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const group = groups.get(subcategoryId[ordinal] ?? 0);
    if (!group) continue;
    group.ordinals[group.length] = ordinal;
    group.length += 1;
  }
  return new Map(Array.from(groups, ([id, { ordinals }]) => [id, ordinals]));
}
