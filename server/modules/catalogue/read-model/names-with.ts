import { LRUCache } from 'lru-cache';
import type { NamePattern } from '#domain/search/alternative-terms.ts';
import type { TextColumn } from './growing.ts';
import type { Marks } from './marks.ts';
import type { Segment } from './segment.ts';
import { beginningWith, byteAt, intersection, lowerBound, postingsOf, type Trigrams } from './trigrams.ts';

/** Where `part`, in lower case, begins between two places of a text, or -1. */
function indexWithin(bytes: Uint8Array, part: Uint8Array, from: number, end: number): number {
  for (let at = from; at <= end - part.length; at += 1) {
    let matched = 0;
    while (matched < part.length && lowerAt(bytes, at + matched) === part[matched]) matched += 1;
    if (matched === part.length) return at;
  }
  return -1;
}

/** A byte of a text, ASCII letters in lower case. */
function lowerAt(bytes: Uint8Array, at: number): number {
  const byte = byteAt(bytes, at);
  return byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte;
}

function holdsInOrder({ bytes, starts }: TextColumn, ordinal: number, parts: readonly Uint8Array[]): boolean {
  let from = starts[ordinal] ?? 0;
  const end = (starts[ordinal + 1] ?? 1) - 1;
  for (const part of parts) {
    const at = indexWithin(bytes, part, from, end);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

type Names = Pick<Segment, 'name' | 'foldedUnlike'>;

const bytesOf = (pattern: NamePattern) => pattern.map((part): Uint8Array => Buffer.from(part, 'utf8'));

/** Tells of a product's ordinal whether its name holds the parts of a pattern in their order, in lower case. */
export function nameHolds(names: Names, pattern: NamePattern): (ordinal: number) => boolean {
  return nameHoldsBytes(names, bytesOf(pattern));
}

function nameHoldsBytes({ name, foldedUnlike }: Names, parts: readonly Uint8Array[]) {
  return (ordinal: number) => {
    const at = lowerBound(foldedUnlike.ordinals, ordinal);
    return foldedUnlike.ordinals[at] === ordinal
      ? holdsInOrder(foldedUnlike.texts, at, parts)
      : holdsInOrder(name, ordinal, parts);
  };
}

/** For each three bytes in a row of some parts the names that hold them; the fewest first. */
function trigramLists(trigrams: Trigrams, parts: readonly Uint8Array[]): Uint32Array[] {
  const lists = new Map<number, Uint32Array>();
  for (const part of parts) {
    for (let at = 0; at + 2 < part.length; at += 1) {
      const key = (byteAt(part, at) << 16) | (byteAt(part, at + 1) << 8) | byteAt(part, at + 2);
      if (!lists.has(key)) lists.set(key, postingsOf(trigrams, key));
    }
  }
  return [...lists.values()].sort((a, b) => a.length - b.length);
}

/** How many names hold a text in lower case, at most; a quick look. */
export function mostNamesHolding(
  { trigrams, size }: Pick<Segment, 'trigrams' | 'size'>,
  text: string,
): number {
  return trigramLists(trigrams, bytesOf([text]))[0]?.length ?? size;
}

/** The ordinals, ascending, of names that hold the parts of a pattern in their order. The pattern is in lower case. */
export function namesWith(
  { trigrams, size, ...names }: Names & Pick<Segment, 'trigrams' | 'size'>,
  pattern: NamePattern,
): Uint32Array {
  const parts = bytesOf(pattern);
  const [only] = parts;
  if (only === undefined) return Uint32Array.from({ length: size }, (_, ordinal) => ordinal);
  const [fewest, ...others] = trigramLists(trigrams, parts);
  let found = fewest ?? beginningWith(trigrams, only, size);
  for (const other of others) found = intersection(found, other);
  if (parts.length === 1 && only.length <= 3) return found;
  return found.filter(nameHoldsBytes(names, parts));
}

/** So many names are looked into before all that hold a text are listed. */
const LOOKED_INTO = 200;

/**
 * The ordinals of the first names that hold a text in lower case, `limit` of them if there are so many; null when it
 * takes more than a quick look to tell, or the text is too short.
 * @param isStale 1 for names that do not count; null when all do
 */
export function firstNamesHolding(
  segment: Segment,
  text: string,
  { limit, isStale }: { limit: number; isStale: Marks | null },
): Uint32Array | null {
  const [fewest] = trigramLists(segment.trigrams, bytesOf([text]));
  if (!fewest) return null;
  const holds = nameHolds(segment, [text]);
  const found = fewest
    .subarray(0, LOOKED_INTO)
    .filter((ordinal) => isStale?.[ordinal] !== 1 && holds(ordinal))
    .subarray(0, limit);
  return found.length === limit || fewest.length <= LOOKED_INTO ? found : null;
}

/** How many of the last terms are remembered. */
const REMEMBERED = 12;
const remembered = new WeakMap<Segment, LRUCache<string, Uint32Array>>();

/**
 * The ordinals, ascending, of names that hold a text in lower case. The last ones are remembered: a search asks for its
 * term to list it, to count it and to leave it out of what is related.
 */
export function namesHolding(segment: Segment, text: string): Uint32Array {
  const last = remembered.get(segment) ?? new LRUCache<string, Uint32Array>({ max: REMEMBERED });
  remembered.set(segment, last);
  const found = last.get(text) ?? namesWith(segment, [text]);
  last.set(text, found);
  return found;
}
