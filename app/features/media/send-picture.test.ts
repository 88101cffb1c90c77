import { expect, it, vi } from 'vitest';
import { mediaCopy } from '../../copy/media.id.ts';
import { sendPicture } from './send-picture.ts';

const sent = (name: string, type: string) =>
  sendPicture(new File(['?'], name, { type }), {
    purpose: 'product',
    subject: '',
    signal: new AbortController().signal,
    onProgress: vi.fn(),
  });

it('says what to do with a photo of an iPhone that this browser cannot read', async () => {
  // As in a browser that reads neither file.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
  const refused = { ok: false, error: mediaCopy.heic };
  expect(await sent('IMG_0001.HEIC', '')).toEqual(refused);
  expect(await sent('foto', 'image/heif')).toEqual(refused);
  expect(await sent('foto.jpg', 'image/jpeg')).toEqual({ ok: false, error: mediaCopy.refusals.unreadable });
});
