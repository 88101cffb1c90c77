/**
 * Marks of products by ordinal: 1 for those that are wanted so far, else 0. Made by {@link noMarks} alone: the memory
 * behind them is whole groups of four marks, so that all of them can be gone through quickly.
 */
export type Marks = Uint8Array<ArrayBuffer>;

const PER_GROUP = Uint32Array.BYTES_PER_ELEMENT;

export function noMarks(size: number): Marks {
  return new Uint8Array(new ArrayBuffer(Math.ceil(size / PER_GROUP) * PER_GROUP), 0, size);
}

const fours = (marks: Marks) => new Uint32Array(marks.buffer);

export function countMarks(marks: Marks): number {
  let count = 0;
  // The product has the sum of the four bytes in its highest one.
  for (const group of fours(marks)) count += Math.imul(group, 0x01010101) >>> 24;
  return count;
}

/** Takes the marks that the others do not have. */
export function keepMarked(marks: Marks, others: Marks): void {
  const [groups, otherGroups] = [fours(marks), fours(others)];
  for (let at = 0; at < groups.length; at += 1) groups[at] = (groups[at] ?? 0) & (otherGroups[at] ?? 0);
}

/** Takes the marks that the others have. */
export function takeMarked(marks: Marks, others: Marks): void {
  const [groups, otherGroups] = [fours(marks), fours(others)];
  for (let at = 0; at < groups.length; at += 1) groups[at] = (groups[at] ?? 0) & ~(otherGroups[at] ?? 0);
}

/** The ordinals that are marked, ascending. */
export function markedOrdinals(marks: Marks): Uint32Array {
  const found = new Uint32Array(countMarks(marks));
  const groups = fours(marks);
  let length = 0;
  for (let at = 0; at < groups.length; at += 1) {
    if (groups[at] === 0) continue;
    for (let ordinal = at * PER_GROUP; ordinal < (at + 1) * PER_GROUP; ordinal += 1) {
      if (marks[ordinal] !== 1) continue;
      found[length] = ordinal;
      length += 1;
    }
  }
  return found;
}
