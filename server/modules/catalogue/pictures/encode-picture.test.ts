import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePicture } from './encode-picture.ts';

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3262c' } })
    .png()
    .toBuffer();

it('encodes AVIF in six widths and a WebP, all named by the content (P-PIC-1)', async () => {
  const { hash, files } = await encodePicture(await red(1000, 500));
  expect(files.size).toBe(7);
  for (const [name, content] of files) {
    const [, base, width, format] = /^([0-9a-f]{20})-(\d+)\.(avif|webp)$/.exec(name) ?? [];
    expect(base).toBe(hash);
    expect(await sharp(content).metadata()).toMatchObject({
      format: format === 'avif' ? 'heif' : 'webp',
      width: Number(width),
      height: Number(width) / 2,
    });
  }
  expect((await encodePicture(await red(1000, 500))).hash).toBe(hash);
  expect((await encodePicture(await red(1000, 501))).hash).not.toBe(hash);
});

it('leaves a small original small unless told to enlarge it', async () => {
  const widest = async (enlarge: boolean) => {
    const { hash, files } = await encodePicture(await red(300, 300), { enlarge });
    return (await sharp(files.get(`${hash}-960.avif`)).metadata()).width;
  };
  expect(await widest(false)).toBe(300);
  expect(await widest(true)).toBe(960);
});
