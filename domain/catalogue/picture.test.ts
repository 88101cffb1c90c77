import { describe, expect, it } from 'vitest';
import { avifSources, previewAddress } from './picture.ts';

const photo = '/images/photos/0123456789abcdef0123-640.webp';

describe('the formats of a photograph (P-PIC-1)', () => {
  it('lists the AVIF files up to the largest width that a place can use', () => {
    expect(avifSources(photo, 320)).toBe(
      '/images/photos/0123456789abcdef0123-160.avif 160w, /images/photos/0123456789abcdef0123-320.avif 320w',
    );
    expect(avifSources(photo.replace('photos', 'catalogue'), 960)?.split(', ')).toHaveLength(6);
  });

  it('finds the preview', () => {
    expect(previewAddress(photo)).toBe('/images/preview/photos/0123456789abcdef0123.jpg');
  });

  it.each([
    '/images/placeholder/tas.svg',
    '/images/catalogue/ab.webp',
    'https://elsewhere.test/images/photos/0123456789abcdef0123-640.webp',
  ])('finds none for %s', (address) => {
    expect(avifSources(address, 960)).toBeNull();
    expect(previewAddress(address)).toBeUndefined();
  });
});
