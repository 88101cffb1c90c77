import { afterEach, expect, it, vi } from 'vitest';
import { PIECE_BYTES } from '#domain/media/pieces.ts';
import { uploadFile } from './upload-file.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const FILE = new Blob([new Uint8Array(2 * PIECE_BYTES + 5)], { type: 'image/jpeg' });
afterEach(() => vi.unstubAllGlobals());

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const problem = (status: number, code: string) => json(status, { type: '', title: '', status, code });

/** A shop that keeps pieces, on a line that breaks as told: `fails` is asked before each request. */
function shopOn(fails: (asked: string) => Response | 'break' | 'lose answer' | null) {
  const pieces = new Map<number, number>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: { method?: string; body?: Blob }) => {
    const line = `${method} ${path.replace(ID, ':id')}`;
    asked.push(line);
    const failure = fails(line);
    if (failure === 'break') throw new TypeError('broken');
    if (failure instanceof Response) return failure;
    const n = /pieces\/(\d+)$/.exec(path)?.[1];
    if (method === 'PUT' && body) pieces.set(Number(n), body.size);
    if (failure === 'lose answer') throw new TypeError('broken');
    const state = pieces.size === 3 ? 'ready' : 'open';
    return json(method === 'POST' ? 201 : 200, { id: ID, state, pieces: [...pieces.keys()], refusal: null });
  });
  return { asked, pieces };
}

const upload = (signal = new AbortController().signal, pauses: number[] = []) =>
  uploadFile(FILE, {
    purpose: 'review',
    subject: '1',
    onProgress: () => {},
    signal,
    pause: async (ms) => void pauses.push(ms),
  });

it('sends every piece once', async () => {
  const { asked, pieces } = shopOn(() => null);
  expect(await upload()).toEqual({ ok: true, value: ID });
  expect([...pieces.values()]).toEqual([PIECE_BYTES, PIECE_BYTES, 5]);
  expect(asked.filter((line) => line.startsWith('PUT'))).toHaveLength(3);
});

it('goes on after breaks with growing pauses, and sends again only what is missing (P-MEDIA-3)', async () => {
  let puts = 0;
  const { asked } = shopOn((line) => {
    if (!line.startsWith('PUT')) return null;
    puts += 1;
    return [2, 3].includes(puts) ? 'break' : puts === 4 ? problem(503, 'unavailable') : null;
  });
  const pauses: number[] = [];
  expect(await upload(undefined, pauses)).toEqual({ ok: true, value: ID });
  expect(pauses).toEqual([1000, 2000, 4000]);
  expect(asked.filter((line) => line.endsWith('/0'))).toHaveLength(1);
});

it('learns that a file is ready whose last answer was lost', async () => {
  const { asked } = shopOn((line) => (line.endsWith('/2') ? 'lose answer' : null));
  expect(await upload()).toEqual({ ok: true, value: ID });
  expect(asked.filter((line) => line.endsWith('/2'))).toHaveLength(1);
});

it.each(['disguised', 'too_many_pixels', 'changed_piece'])(
  'ends with %s, which no repetition changes',
  async (code) => {
    const { asked } = shopOn((line) => (line.startsWith('PUT') ? problem(422, code) : null));
    expect(await upload()).toEqual({ ok: false, error: code });
    expect(asked.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
  },
);

it('stops when its sender cancels, and has the shop forget it', async () => {
  const control = new AbortController();
  const { asked } = shopOn((line) => {
    if (!line.endsWith('/1')) return null;
    control.abort();
    return 'break';
  });
  expect(await upload(control.signal)).toEqual({ ok: false, error: 'offline' });
  expect(asked.at(-1)).toBe('DELETE /api/media/:id');
});
