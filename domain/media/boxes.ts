/** A box of an MP4 or MOV file (ISO 14496-12): its type, and where it and its content lie in the file. */
export interface Box {
  readonly type: string;
  readonly start: number;
  /** Where its content begins, behind size and type. */
  readonly content: number;
  readonly end: number;
}

/** Boxes that hold boxes. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'moof', 'traf', 'mvex']);

/** Most boxes of one file; a phone's video has about a hundred. */
const MOST_BOXES = 5000;

/** @returns the boxes between two places; null when they do not fill the space exactly */
function boxesBetween(view: DataView, start: number, end: number): Box[] | null {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    if (end - at < 8 || boxes.length > MOST_BOXES) return null;
    const size = view.getUint32(at);
    const isLong = size === 1;
    if (isLong && end - at < 16) return null;
    // Zero: to the end of the file. A long size is 64 bits wide.
    const length = isLong ? Number(view.getBigUint64(at + 8)) : size === 0 ? end - at : size;
    const content = at + (isLong ? 16 : 8);
    if (at + length < content || at + length > end) return null;
    boxes.push({ type: typeAt(view, at + 4), start: at, content, end: at + length });
    at += length;
  }
  return boxes;
}

/** Four characters, as boxes name themselves and their kinds. */
export const typeAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** The boxes of a whole file; null when it is not made of boxes. */
export const topBoxes = (view: DataView): Box[] | null => boxesBetween(view, 0, view.byteLength);

/** The boxes inside another one; none in one that holds none. */
export function innerBoxes(view: DataView, box: Box): Box[] | null {
  return CONTAINERS.has(box.type) ? boxesBetween(view, box.content, box.end) : [];
}

/** The first box along a path of types, such as `mdia/hdlr`. */
export function findBox(view: DataView, from: Box, path: string): Box | null {
  let found: Box = from;
  for (const type of path.split('/')) {
    const next = innerBoxes(view, found)?.find((box) => box.type === type);
    if (!next) return null;
    found = next;
  }
  return found;
}
