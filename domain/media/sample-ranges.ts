import { type Box, findBox } from './boxes.ts';

/** Most samples of a track that is taken away: a place ten times a second for two hours. */
const MOST_SAMPLES = 100_000;

/**
 * Where the content of a track lies in the file, by its tables of chunks and sizes; null when these are damaged, or
 * point beyond the file.
 */
export function sampleRanges(view: DataView, track: Box): { start: number; end: number }[] | null {
  const at = (name: string) => findBox(view, track, `mdia/minf/stbl/${name}`);
  const [sizes, chunks, long, runs] = [at('stsz'), at('stco'), at('co64'), at('stsc')];
  const offsets = chunks ? numbersOf(view, chunks, 4) : long ? numbersOf(view, long, 8) : [];
  const lengths = sizes ? sizesOf(view, sizes) : [];
  const perChunk = runs ? runsOf(view, runs) : [];
  if (!offsets || !lengths || !perChunk) return null;
  const ranges: { start: number; end: number }[] = [];
  let sample = 0;
  let run = -1;
  for (const [n, offset] of offsets.entries()) {
    while ((perChunk[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= n + 1) run += 1;
    const samples = perChunk[run]?.samples ?? 0;
    const length = lengths.slice(sample, sample + samples).reduce((sum, one) => sum + one, 0);
    sample += samples;
    if (offset + length > view.byteLength) return null;
    ranges.push({ start: offset, end: offset + length });
  }
  return sample >= lengths.length ? ranges : null;
}

/** How many entries a table states, if they lie inside it. */
function countOf(view: DataView, { content, end }: Box, head: number, width: number): number | null {
  if (end - content < head) return null;
  const count = view.getUint32(content + head - 4);
  return count <= MOST_SAMPLES && count * width <= end - content - head ? count : null;
}

/** The offsets of chunks, 32 or 64 bits wide. */
function numbersOf(view: DataView, box: Box, width: 4 | 8): number[] | null {
  const count = countOf(view, box, 8, width);
  if (count === null) return null;
  return Array.from({ length: count }, (_, n) => {
    const place = box.content + 8 + n * width;
    return width === 4 ? view.getUint32(place) : Number(view.getBigUint64(place));
  });
}

/** The sizes of samples: one for all, or a table. */
function sizesOf(view: DataView, box: Box): number[] | null {
  if (box.end - box.content < 12) return null;
  const same = view.getUint32(box.content + 4);
  if (same > 0) {
    const count = view.getUint32(box.content + 8);
    return count <= MOST_SAMPLES ? Array<number>(count).fill(same) : null;
  }
  const count = countOf(view, box, 12, 4);
  if (count === null) return null;
  return Array.from({ length: count }, (_, n) => view.getUint32(box.content + 12 + n * 4));
}

/** From which chunk on each chunk has how many samples. */
function runsOf(view: DataView, box: Box): { first: number; samples: number }[] | null {
  const count = countOf(view, box, 8, 12);
  if (count === null) return null;
  return Array.from({ length: count }, (_, n) => {
    const place = box.content + 8 + n * 12;
    return { first: view.getUint32(place), samples: view.getUint32(place + 4) };
  });
}
