import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture in one colour. */
export function picture(
  type: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff',
  { width = 64, height = 48, background = '#c0392b' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    [type]()
    .toBuffer();
}

/** A typical phone photo: lying on its side, with an orientation, a place and the owner's name in it. */
export function phonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1024, height: 768, channels: 3, background: '#27ae60' } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'secret-owner', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A small PNG that claims to be enormous. */
export function pixelBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
