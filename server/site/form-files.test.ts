import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { acceptFormFiles, type FormFiles, takeFiles } from './form-files.ts';

/** Posts a form to a route that takes its files. @returns what the page would read, and what was asked of media */
async function post(parts: [string, string | File][], media: FormFiles['media']) {
  const app = Fastify();
  await acceptFormFiles(app);
  app.post('/', async (request) => {
    const isRead = await takeFiles(request, { media, ownerOfRequest: async () => ({ guestId: 'g' }) });
    return { isRead, type: request.headers['content-type'], body: String(request.body) };
  });
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const sent = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  await app.close();
  const { isRead, type, body } = answer.json<{ isRead: boolean; type: string; body: string }>();
  return { isRead, type, fields: [...new URLSearchParams(body)] };
}

const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' });
const subject: [string, string][] = [
  ['media_purpose', 'review'],
  ['media_subject', 'line-1'],
];

test('the pictures of a form become ids, and what was typed stays (P-MEDIA-7)', async () => {
  const takePicture = vi.fn<FormFiles['media']['takePicture']>();
  takePicture.mockResolvedValueOnce({ ok: true, value: 'm1' });
  takePicture.mockResolvedValueOnce({ ok: false, error: 'disguised' });
  const typed = 'Bagus & cepat\r\nSekali';
  const files: [string, File][] = [
    ['media_file', photo(3)],
    ['media_file', photo(5)],
    ['media_file', new File([], '')],
    ['other', photo(7)],
  ];
  const { isRead, type, fields } = await post([['review', typed], ...subject, ...files], { takePicture });
  expect([isRead, type]).toEqual([true, 'application/x-www-form-urlencoded']);
  expect(fields).toEqual([['review', typed], ...subject, ['media', 'm1'], ['media_refusal', 'disguised']]);
  expect(takePicture.mock.calls.map(([, given]) => given)).toMatchObject([
    { owner: { guestId: 'g' }, purpose: 'review', subject: 'line-1', bytes: { length: 3 } },
    { bytes: { length: 5 } },
  ]);
});

test('a file without a byte is refused, a field without a file is not', async () => {
  const takePicture = vi.fn<FormFiles['media']['takePicture']>();
  const files: [string, File][] = [
    ['media_file', photo(0)],
    ['media_file', new File([], '')],
  ];
  const { fields } = await post([...subject, ...files, ['review', 'Bagus']], { takePicture });
  expect(fields).toEqual([...subject, ['media_refusal', 'unreadable'], ['review', 'Bagus']]);
  expect(takePicture).not.toHaveBeenCalled();
});

test('of very many pictures the first are looked at, and the form is read all the same', async () => {
  const takePicture = vi.fn<FormFiles['media']['takePicture']>();
  takePicture.mockResolvedValue({ ok: true, value: 'm' });
  const album = Array.from({ length: 12 }, (): [string, File] => ['media_file', photo(3)]);
  const { isRead, fields } = await post([...subject, ...album, ['rating', '4']], { takePicture });
  expect([isRead, takePicture.mock.calls.length]).toEqual([true, 9]);
  expect(fields.slice(-2)).toEqual([
    ['media_refusal', 'too_many_files'],
    ['rating', '4'],
  ]);
});

test('a picture that is too large, or for nothing, is refused, and the form is read all the same', async () => {
  const takePicture = vi.fn<FormFiles['media']['takePicture']>();
  const large = await post([...subject, ['media_file', photo(8 * 1024 * 1024 + 1)]], { takePicture });
  expect([large.isRead, large.fields.at(-1)]).toEqual([true, ['media_refusal', 'file_too_large']]);
  const astray = await post(
    [
      ['media_file', photo(9)],
      ['rating', '4'],
    ],
    { takePicture },
  );
  expect(astray.fields).toEqual([
    ['media_refusal', 'subject_not_found'],
    ['rating', '4'],
  ]);
  expect(takePicture).not.toHaveBeenCalled();
});
