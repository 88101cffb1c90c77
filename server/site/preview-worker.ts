import sharp from 'sharp';
import { answerOnce } from '#server/platform/isolated.ts';
import { allowLoaders } from '#server/platform/picture-loaders.ts';

/** Largest size of a preview in bytes (P-PIC-2): programs that show one reject larger files. */
const LIMIT = 100_000;
/** Tried in order until one fits. `side` is the longest side in pixels; photographs have 960 at most. */
const ATTEMPTS = [
  ...[82, 72, 60, 45, 30].map((quality) => ({ quality, side: 960 })),
  { quality: 30, side: 480 },
];

allowLoaders(sharp, 'HeifBuffer', 'PngBuffer');
await answerOnce(makePreview);

/** @param original one of the shop's own photographs */
async function makePreview(original: Uint8Array): Promise<Uint8Array> {
  const picture = await sharp(original).flatten({ background: '#fff' }).png().toBuffer();
  let jpeg = picture;
  for (const { quality, side } of ATTEMPTS) {
    const sized = sharp(picture).resize(side, side, { fit: 'inside', withoutEnlargement: true });
    jpeg = await sized.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= LIMIT) break;
  }
  return jpeg;
}
