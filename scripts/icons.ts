// npm run icons: draws the icon set of the pages (app/ui/icons.svg), the icons in public/icons and the
// preview picture public/images/og.jpg. Run it by hand when an original or ICON_NAMES changes, and commit the
// result.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readPictures } from '#db/seed/seed-files.ts';
import { drawIconSprite } from './icon-sprite.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../public');
const FAVICON = path.join(PUBLIC, 'favicon.svg');
/** Background colour of the favicon. */
const GROUND = '#343996';
/** 'Lokapasar' in white as outlines of Plus Jakarta Sans ExtraBold, so that no font has to be installed. */
const WORDMARK = path.join(import.meta.dirname, 'wordmark.svg');

/** The mark at a size in px; SVG is rendered at its target size, so that edges are sharp. */
const mark = (size: number) => sharp(FAVICON, { density: (72 * size) / 64 }).resize(size, size);

/** The mark on a full-bleed background, for systems that cut out their own shape (80% is always visible). */
async function drawFullBleed(size: number, share: number, file: string): Promise<void> {
  const drawing = await mark(Math.round(size * share))
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input: drawing }])
    .png({ palette: true, effort: 10 })
    .toFile(path.join(PUBLIC, 'icons', file));
}

/** Goods whose photographs show what the shop sells. */
const SHOWN = ['1', '9', '13', '8'];

/** 1200 x 630 px: the mark and the shop's name, beside four of its goods. */
async function drawPreview(): Promise<void> {
  const tile = 315;
  const { products } = readPictures();
  const goods = await Promise.all(
    SHOWN.map(async (id, at) => ({
      input: await sharp(path.join(PUBLIC, products[id]?.[0] ?? ''))
        .resize(tile)
        .toBuffer(),
      left: 570 + (at % 2) * tile,
      top: Math.floor(at / 2) * tile,
    })),
  );
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: GROUND } })
    .composite([
      ...goods,
      { input: await mark(148).png().toBuffer(), left: 76, top: 150 },
      { input: await sharp(WORDMARK).resize({ height: 84 }).png().toBuffer(), left: 76, top: 352 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(path.join(PUBLIC, 'images/og.jpg'));
}

await writeFile(path.resolve(import.meta.dirname, '../app/ui/icons.svg'), await drawIconSprite());
await mkdir(path.join(PUBLIC, 'icons'), { recursive: true });
for (const size of [192, 512]) {
  await mark(size)
    .png({ palette: true, effort: 10 })
    .toFile(path.join(PUBLIC, `icons/icon-${size}.png`));
}
await drawFullBleed(512, 0.78, 'icon-maskable-512.png');
await drawFullBleed(180, 0.9, 'apple-touch-icon.png');
await drawPreview();
