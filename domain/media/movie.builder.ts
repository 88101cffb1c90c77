/** Builds small MP4 and MOV files, box by box. */

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Numbers of 32 bits. */
export function words(...numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [n, number] of numbers.entries()) view.setUint32(n * 4, number);
  return bytes;
}

export function box(type: string, ...content: readonly Uint8Array[]): Uint8Array {
  const inside = join(...content);
  return join(words(inside.length + 8), ascii(type), inside);
}

const text = (value: string) => new TextEncoder().encode(value);

/** A track of one chunk with one sample. */
function track(
  kind: string,
  {
    width = 0,
    height = 0,
    offset,
    length,
  }: { width?: number; height?: number; offset: number; length: number },
): Uint8Array {
  const header = box('tkhd', new Uint8Array(76), words(width * 65_536, height * 65_536));
  const tables = [
    box('stsz', words(0, 0, 1, length)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stco', words(0, 1, offset)),
  ];
  const media = box(
    'mdia',
    box('hdlr', words(0, 0), ascii(kind), new Uint8Array(12)),
    box('minf', box('stbl', ...tables)),
  );
  return box('trak', header, media, box('udta', text('name of the camera')));
}

export const SECRETS = ['name of the camera', '-06.2000+106.8166/', 'my phone', 'along the way'] as const;

/** A video of a phone: two tracks, one of places along the way, and boxes that name place and device. */
export function phoneMovie(
  options: { brand?: string; isMoovLast?: boolean; filler?: number; more?: Uint8Array } = {},
): Uint8Array {
  const { brand = 'isom', isMoovLast = true, filler = 64, more = new Uint8Array() } = options;
  const [, place, device, way] = SECRETS;
  const picture = Uint8Array.from({ length: filler }, (_, n) => (n * 7) % 251);
  const data = box('mdat', picture, text(way));
  const head = box('ftyp', ascii(brand), words(0), ascii('isom'));
  const moovAt = (offset: number) =>
    box(
      'moov',
      box('mvhd', new Uint8Array(100)),
      track('vide', { width: 640, height: 360, offset, length: picture.length }),
      track('meta', { offset: offset + picture.length, length: way.length }),
      box('udta', text(place)),
      box('meta', text(device)),
    );
  const moovLength = moovAt(0).length;
  return isMoovLast
    ? join(head, data, moovAt(head.length + 8), more)
    : join(head, moovAt(head.length + moovLength + 8), data, more);
}
