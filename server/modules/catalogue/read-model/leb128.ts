/** Numbers in groups of seven bits, the lowest first, with the high bit set in all but the last (LEB128). */

/** Calls `visit` with the bytes of a number. */
export function eachByte(value: number, visit: (byte: number) => void): void {
  let rest = value;
  for (; rest > 0x7f; rest >>>= 7) visit((rest & 0x7f) | 0x80);
  visit(rest);
}

/** How many bytes a number takes. */
export const bytesFor = (value: number) => (value < 0x80 ? 1 : 1 + Math.floor((31 - Math.clz32(value)) / 7));

/** Decodes the number at an offset. */
export function numberAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first <= 0x7f) return first;
  let value = first & 0x7f;
  for (let [place, shift] = [at + 1, 7]; ; place += 1, shift += 7) {
    const byte = bytes[place] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte <= 0x7f) return value;
  }
}
