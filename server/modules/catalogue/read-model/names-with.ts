import type { TextColumn } from './growing.ts';
import type { Segment } from './segment.ts';
import { beginningWith, byteAt, intersection, lowerBound, postingsOf, type Trigrams } from './trigrams.ts';

const [A, Z] = [0x41, 0x5a];
const LOWER = 0x20;

/** An ASCII letter in upper case; any other byte unchanged. */
const upper = (byte: number) => (byte >= A + LOWER && byte <= Z + LOWER ? byte - LOWER : byte);

/** The position of `part`, in lower case, between two positions of a text, or -1. */
function indexWithin(bytes: Uint8Array, part: Uint8Array, from: number, end: number): number {
  const first = part[0] ?? 0;
  const firstUpper = upper(first);
  for (let at = from; at <= end - part.length; at += 1) {
    // Most positions already differ in the first letter.
    const byte = bytes[at];
    if (byte !== first && byte !== firstUpper) continue;
    let matched = 1;
    while (matched < part.length && lowerAt(bytes, at + matched) === part[matched]) matched += 1;
    if (matched === part.length) return at;
  }
  return -1;
}

/** A byte of a text, ASCII letters in lower case. */
function lowerAt(bytes: Uint8Array, at: number): number {
  const byte = byteAt(bytes, at);
  return byte >= A && byte <= Z ? byte | LOWER : byte;
}

/** Whether the text of a product contains a part. */
function holds({ bytes, starts }: TextColumn, ordinal: number, part: Uint8Array): boolean {
  return indexWithin(bytes, part, starts[ordinal] ?? 0, (starts[ordinal + 1] ?? 1) - 1) >= 0;
}

type Names = Pick<Segment, 'name' | 'foldedUnlike' | 'trigrams' | 'size'>;

/** Returns a test whether the name of an ordinal contains a part in lower case. */
function nameHolds({ name, foldedUnlike }: Names, part: Uint8Array): (ordinal: number) => boolean {
  return (ordinal) => {
    const at = lowerBound(foldedUnlike.ordinals, ordinal);
    return foldedUnlike.ordinals[at] === ordinal
      ? holds(foldedUnlike.texts, at, part)
      : holds(name, ordinal, part);
  };
}

/** For each trigram of a part, the names that contain it; the shortest list first. */
function trigramLists(trigrams: Trigrams, part: Uint8Array): Uint32Array[] {
  const lists = new Map<number, Uint32Array>();
  for (let at = 0; at + 2 < part.length; at += 1) {
    const key = (byteAt(part, at) << 16) | (byteAt(part, at + 1) << 8) | byteAt(part, at + 2);
    if (!lists.has(key)) lists.set(key, postingsOf(trigrams, key));
  }
  return [...lists.values()].sort((a, b) => a.length - b.length);
}

/** So few names are compared without further intersections. */
const LOOKED_INTO = 600;
/** The ordinals, ascending, of names that contain a text in lower case. */
export function namesWith(names: Names, text: string): Uint32Array {
  const { trigrams, size } = names;
  const part: Uint8Array = Buffer.from(text, 'utf8');
  const all = () => Uint32Array.from({ length: size }, (_, ordinal) => ordinal);
  if (part.length === 0) return all();
  if (!trigrams) return all().filter(nameHolds(names, part));
  const [fewest, ...others] = trigramLists(trigrams, part);
  let found = fewest ?? beginningWith(trigrams, part, size);
  for (const other of others) {
    // So few are compared directly.
    if (found.length <= LOOKED_INTO) break;
    found = intersection(found, other);
  }
  return part.length <= 3 ? found : found.filter(nameHolds(names, part));
}
