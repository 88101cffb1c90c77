import { Growing, type TextColumn } from './growing.ts';
import { markedOrdinals, noMarks } from './marks.ts';

/**
 * Index from trigrams (three bytes in a row) to the names that contain them. The end of a name counts as zero
 * bytes, so that every byte of a name starts a trigram. Names are UTF-8 in lower case.
 */
export interface Trigrams {
  /** The trigrams, ascending, each as one number: b1 x 65536 + b2 x 256 + b3. */
  readonly keys: Uint32Array;
  /** The start of each trigram's postings; one more than there are trigrams. */
  readonly starts: Uint32Array;
  /** Ordinals, ascending within a trigram. */
  readonly postings: Uint32Array;
}

/** A byte of a text; zero beyond its end. */
export const byteAt = (bytes: Uint8Array, at: number) => bytes[at] ?? 0;

/** Calls `visit` for every trigram of every name; a trigram at the end of a name is padded with zeros. */
function eachTrigram(
  { bytes, starts }: TextColumn,
  size: number,
  visit: (key: number, ordinal: number) => void,
) {
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const end = (starts[ordinal + 1] ?? 1) - 1;
    for (let at = starts[ordinal] ?? 0; at < end; at += 1) {
      const second = byteAt(bytes, at + 1);
      visit((byteAt(bytes, at) << 16) | (second << 8) | (second === 0 ? 0 : byteAt(bytes, at + 2)), ordinal);
    }
  }
}

/** The trigrams of the first `size` names. */
export function buildTrigrams(names: TextColumn, size: number): Trigrams {
  // Two passes over all names: the first counts, the second writes the postings.
  const slots = new Map<number, number>();
  const counts = new Growing((length) => new Uint32Array(length));
  const lastSeen = new Growing((length) => new Int32Array(length));
  eachTrigram(names, size, (key, ordinal) => {
    const slot = slots.get(key);
    if (slot === undefined) {
      slots.set(key, counts.length);
      counts.push(1);
      lastSeen.push(ordinal);
    } else if (lastSeen.at(slot) !== ordinal) {
      lastSeen.put(slot, ordinal);
      counts.put(slot, counts.at(slot) + 1);
    }
  });
  const keys = Uint32Array.from(slots.keys()).sort();
  const starts = new Uint32Array(keys.length + 1);
  const next = new Uint32Array(keys.length);
  let total = 0;
  keys.forEach((key, at) => {
    const slot = slots.get(key) ?? 0;
    starts[at] = total;
    next[slot] = total;
    total += counts.at(slot);
  });
  starts[keys.length] = total;
  const postings = new Uint32Array(total);
  const lastPut = new Int32Array(keys.length).fill(-1);
  eachTrigram(names, size, (key, ordinal) => {
    const slot = slots.get(key) ?? 0;
    if (lastPut[slot] === ordinal) return;
    lastPut[slot] = ordinal;
    const place = next[slot] ?? 0;
    postings[place] = ordinal;
    next[slot] = place + 1;
  });
  return { keys, starts, postings };
}

/** The index of the first of ascending numbers that is not below `key`. */
export function lowerBound(keys: Uint32Array, key: number): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The ordinals of names that contain three bytes. */
export function postingsOf({ keys, starts, postings }: Trigrams, key: number): Uint32Array {
  const at = lowerBound(keys, key);
  return keys[at] === key ? postings.subarray(starts[at], starts[at + 1]) : postings.subarray(0, 0);
}

/** The ordinals of names that contain one or two bytes, from all trigrams that start with them. */
export function beginningWith(
  { keys, starts, postings }: Trigrams,
  part: Uint8Array,
  size: number,
): Uint32Array {
  const shift = part.length === 1 ? 16 : 8;
  const first = part.length === 1 ? byteAt(part, 0) : (byteAt(part, 0) << 8) | byteAt(part, 1);
  const [from, to] = [lowerBound(keys, first << shift), lowerBound(keys, (first + 1) << shift)];
  const isFound = noMarks(size);
  for (let at = starts[from] ?? 0; at < (starts[to] ?? 0); at += 1) isFound[postings[at] ?? 0] = 1;
  return markedOrdinals(isFound);
}

/** The intersection of two ascending lists. */
export function intersection(few: Uint32Array, many: Uint32Array): Uint32Array {
  const both = new Uint32Array(few.length);
  let [length, at] = [0, 0];
  for (const ordinal of few) {
    // Galloping search, then binary search: efficient for lists of very different lengths.
    let step = 1;
    while ((many[at + step] ?? Number.POSITIVE_INFINITY) < ordinal) step *= 2;
    for (; step >= 1; step /= 2) if ((many[at + step] ?? Number.POSITIVE_INFINITY) < ordinal) at += step;
    while ((many[at] ?? Number.POSITIVE_INFINITY) < ordinal) at += 1;
    if (many[at] === ordinal) {
      both[length] = ordinal;
      length += 1;
    }
  }
  return both.subarray(0, length);
}
