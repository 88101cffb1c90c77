import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { simulatedQris } from '#domain/payments/qris.ts';
import { drawCodes } from './code-pictures.server.ts';

const payload = simulatedQris({
  amount: rupiah(349_000),
  merchant: 'TOKO CONTOH',
  city: 'JAKARTA SELATAN',
  reference: 'INV0001',
});
const { qr } = drawCodes({ kind: 'qris', payload });

/** What another library reads from a picture. */
async function read(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it('a payment code on the screen is read by others as it was written', async () => {
  const { path = '', size = 0 } = qr ?? {};
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" width="480" height="480">
    <rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  expect(await read(Buffer.from(svg))).toBe(payload);
});

it('the picture that is saved is read as well', async () => {
  const base64 = qr?.pngUrl.split(',')[1] ?? '';
  expect(await read(Buffer.from(base64, 'base64'))).toBe(payload);
});
