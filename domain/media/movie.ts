import type { Result } from '../result.ts';
import { type Box, findBox, innerBoxes, topBoxes, typeAt } from './boxes.ts';
import { sampleRanges } from './sample-ranges.ts';

/** Bytes of a file, the end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A video whose container was read. */
export interface Movie {
  readonly type: 'video/mp4' | 'video/quicktime';
  readonly width: number;
  readonly height: number;
  /** Boxes that become `free` boxes of equal size, so that no other byte moves. */
  readonly freed: readonly Box[];
  /** Content of tracks that are neither picture nor sound, such as the place along the way: it becomes zeros. */
  readonly blanked: readonly Span[];
}

/** What files consist of; every other box may hold anything and is freed. */
const TOP = new Set(['ftyp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'styp', 'free', 'wide', 'skip']);
/** Names, places, devices, thumbnails; and room that is free, where a program may have left what it took out of the others. */
const TELLING = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);
/** Players take less and more; a phone records at most 8K. */
const LONGEST_SIDE = 8192;
/** Most boxes at all, and most tracks that are taken away: a phone's video has about a hundred and five. */
const MOST_BOXES = 5000;
const MOST_OTHERS = 16;

/**
 * Reads the container of an MP4 or MOV file without decoding it, and says what tells about its sender (P-MEDIA-2).
 * `moov` may stand first or last.
 * @returns 'disguised' for what is no such file; 'unreadable' for a damaged one, or one without a picture
 */
export function readMovie(bytes: Uint8Array): Result<Movie, 'disguised' | 'unreadable'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 16 || typeAt(view, 4) !== 'ftyp') return { ok: false, error: 'disguised' };
  const top = topBoxes(view);
  const moov = top?.find(({ type }) => type === 'moov');
  if (!top || !moov || !top.some(({ type }) => type === 'mdat')) return { ok: false, error: 'unreadable' };
  const tracks = (innerBoxes(view, moov) ?? []).filter(({ type }) => type === 'trak');
  const kinds = Map.groupBy(tracks, (track) => kindOf(view, track));
  const size = (kinds.get('vide') ?? []).map((track) => sizeOf(view, track)).find((one) => one !== null);
  if (!size) return { ok: false, error: 'unreadable' };
  const others = tracks.filter((track) => !['vide', 'soun'].includes(kindOf(view, track)));
  const freed = freedIn(view, top, others);
  // Fragments hold their content without these tables.
  const isFragmented = others.length > 0 && top.some(({ type }) => type === 'moof');
  if (!freed || isFragmented || others.length > MOST_OTHERS) return { ok: false, error: 'unreadable' };
  const blanked: Span[] = [];
  for (const track of others) {
    const spans = sampleRanges(view, track);
    if (!spans) return { ok: false, error: 'unreadable' };
    blanked.push(...spans);
  }
  const type = typeAt(view, 8) === 'qt  ' ? 'video/quicktime' : 'video/mp4';
  return { ok: true, value: { type, ...size, freed, blanked } };
}

/** Frees and blanks in place what {@link readMovie} found. */
export function cleanMovie(bytes: Uint8Array, { freed, blanked }: Pick<Movie, 'freed' | 'blanked'>): void {
  for (const { start, end } of blanked) bytes.fill(0, start, end);
  for (const { start, content, end } of freed) {
    bytes.set([0x66, 0x72, 0x65, 0x65], start + 4);
    bytes.fill(0, content, end);
  }
}

/** `vide`, `soun`, `meta` and others. */
function kindOf(view: DataView, track: Box): string {
  const handler = findBox(view, track, 'mdia/hdlr');
  return handler && handler.end - handler.content >= 12 ? typeAt(view, handler.content + 8) : '';
}

/** Width and height in pixels from the header of a track; null when it has none. */
function sizeOf(view: DataView, track: Box): { width: number; height: number } | null {
  const header = findBox(view, track, 'tkhd');
  if (!header || header.end - header.content < 84) return null;
  // The last eight bytes, as numbers with 16 bits behind the point.
  const [width, height] = [view.getUint32(header.end - 8) >>> 16, view.getUint32(header.end - 4) >>> 16];
  return width > 0 && height > 0 && Math.max(width, height) <= LONGEST_SIDE ? { width, height } : null;
}

/** All boxes to be freed, at any depth; null when some container is damaged, or there are too many. */
function freedIn(view: DataView, top: readonly Box[], others: readonly Box[]): Box[] | null {
  const starts = new Set(others.map(({ start }) => start));
  let count = top.length;
  const freed: Box[] = [];
  const waiting = top.map((box) => ({ box, isTop: true }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { box, isTop } = next;
    if (TELLING.has(box.type) || starts.has(box.start) || (isTop && !TOP.has(box.type))) {
      freed.push(box);
      continue;
    }
    const inner = innerBoxes(view, box);
    count += inner?.length ?? 0;
    if (!inner || count > MOST_BOXES) return null;
    waiting.push(...inner.map((one) => ({ box: one, isTop: false })));
  }
  return freed;
}
