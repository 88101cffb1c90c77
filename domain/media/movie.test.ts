import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, join, phoneMovie, SECRETS, words } from './movie.builder.ts';
import { cleanMovie, readMovie } from './movie.ts';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

function cleaned(bytes: Uint8Array): Uint8Array {
  const movie = readMovie(bytes);
  if (!movie.ok) throw new Error(movie.error);
  const copy = bytes.slice();
  cleanMovie(copy, movie.value);
  return copy;
}

describe.each([true, false])('a video of a phone (moov last: %s)', (isMoovLast) => {
  const movie = phoneMovie({ isMoovLast });

  it('is read without decoding it', () => {
    expect(readMovie(movie)).toMatchObject({
      ok: true,
      value: { type: 'video/mp4', width: 640, height: 360 },
    });
  });

  it('loses place, device and the way, and nothing else moves (P-MEDIA-2)', () => {
    for (const secret of SECRETS) expect(latin(movie)).toContain(secret);
    const copy = cleaned(movie);
    expect(copy.length).toBe(movie.length);
    for (const secret of SECRETS) expect(latin(copy)).not.toContain(secret);
    const picture = Uint8Array.from({ length: 64 }, (_, n) => (n * 7) % 251);
    expect(latin(copy)).toContain(latin(picture));
    expect(readMovie(copy)).toMatchObject({ ok: true, value: { width: 640, height: 360, blanked: [] } });
  });
});

it('a MOV keeps its type', () => {
  expect(readMovie(phoneMovie({ brand: 'qt  ' }))).toMatchObject({ value: { type: 'video/quicktime' } });
});

it.each(['page', 'free', 'skip'])('what stands behind the video in a box %s is emptied', (type) => {
  const page = new TextEncoder().encode('<script>alert(1)</script>');
  expect(latin(cleaned(phoneMovie({ more: box(type, page) })))).not.toContain('script');
});

it.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'disguised'],
  ['a page', new TextEncoder().encode('<html><body>a page that is long enough</body></html>'), 'disguised'],
  ['a video that is cut off', phoneMovie().slice(0, -9), 'unreadable'],
  ['a video with something behind it that is no box', join(phoneMovie(), words(3)), 'unreadable'],
  ['a head alone', box('ftyp', words(1, 2, 3)), 'unreadable'],
  [
    'a video of fragments with places along the way',
    phoneMovie({ more: box('moof', box('traf')) }),
    'unreadable',
  ],
  [
    'very many boxes in boxes',
    phoneMovie({
      more: join(...Array.from({ length: 90 }, () => box('moof', ...Array(90).fill(box('free'))))),
    }),
    'unreadable',
  ],
  ['sound alone', join(box('ftyp', words(1, 2)), box('moov'), box('mdat')), 'unreadable'],
])('%s is refused', (_, bytes, error) => {
  expect(readMovie(bytes)).toEqual({ ok: false, error });
});

it('never fails and never reads beyond the end, whatever bytes come', () => {
  const movie = phoneMovie();
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(movie.length - 1), fc.nat(255)), { maxLength: 40 }),
      fc.nat(movie.length),
      (changes, length) => {
        const bytes = movie.slice();
        for (const [at, value] of changes) bytes[at] = value;
        const cut = bytes.slice(0, length);
        const read = readMovie(cut);
        if (!read.ok) return;
        cleanMovie(cut, read.value);
        expect(cut.length).toBe(length);
      },
    ),
    { numRuns: 2000 },
  );
});
