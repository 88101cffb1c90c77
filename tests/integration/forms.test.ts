import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FORM_LIMITS } from '#domain/forms/limits.ts';
import { formOfReference } from '#domain/forms/reference.ts';
import { backOf } from '#domain/forms/sent-address.ts';
import { registerForms } from '#server/modules/inbox/inbox.ts';
import type { Inbox } from '#server/modules/inbox/inbox-interface.ts';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import { answerErrors } from '#server/platform/http/errors.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const good = {
  name: 'Sari Wulandari',
  email: 'sari@contoh.id',
  subject: 'Paket terlambat',
  message: 'Pesanan saya belum sampai.',
};
const JSON_ANSWER = { accept: 'application/json' };
const PAGE_ANSWER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** A failure in the API's format. */
const problem = (code: string, details: object = {}) => expect.objectContaining({ code, ...details });

let app: FastifyInstance;
let stored: unknown[];
let isAway: boolean;

const keep = async (value: unknown, reference: string) => {
  if (isAway) throw new DatabaseUnavailable(new Error('away'));
  stored.push(value);
  return reference;
};
const followed = async (token: string) =>
  token === 'known' ? ({ ok: true, value: null } as const) : ({ ok: false, error: 'unknown_token' } as const);
const inbox: Inbox = {
  storeMessage: (value) => keep(value, 'PSN-000000'),
  storeReport: async (value) => (value.target === 'product:999' ? null : keep(value, 'LPR-000000')),
  subscribe: (value) => keep(value, 'NWS-000000'),
  storeApplication: (value) => keep(value, 'LMR-000000'),
  confirm: followed,
  unsubscribe: followed,
};

beforeEach(async () => {
  stored = [];
  isAway = false;
  app = Fastify();
  answerErrors(app, (reply, status) => reply.code(status).type('text/html').send('failed'));
  await app.register(rateLimit, { global: false });
  await app.register((forms) =>
    registerForms(forms, {
      inbox,
      publicUrl: 'https://toko.test',
      showPage: async (_request, reply, { url, status }) => reply.code(status).type('text/html').send(url),
    }),
  );
});
afterEach(() => app.close());

const urlencoded = (
  fields: Record<string, string>,
  headers: Record<string, string> = JSON_ANSWER,
): InjectOptions => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  payload: new URLSearchParams(fields).toString(),
});

/** A form as a browser posts it with a file. */
async function multipart(fields: Record<string, string>, resume?: Buffer): Promise<InjectOptions> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (resume) form.set('resume', new Blob([new Uint8Array(resume)], { type: 'image/png' }), 'cv.exe');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    method: 'POST',
    headers: { ...JSON_ANSWER, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

const post = (url: string, options: InjectOptions) => app.inject({ ...options, url });

describe('a form of the shop', () => {
  it('is accepted urlencoded, multipart and as JSON, and gets its reference number', async () => {
    const ways = [
      urlencoded(good),
      await multipart(good),
      { method: 'POST', headers: JSON_ANSWER, payload: good } as const,
    ];
    for (const way of ways) {
      const response = await post('/api/messages', way);
      expect([response.statusCode, response.json()]).toEqual([201, { reference: 'PSN-000000' }]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(stored).toEqual([good, good, good]);
  });

  it('leads a browser without JavaScript to the page with the number', async () => {
    const response = await post('/api/newsletter', urlencoded({ email: 'sari@contoh.id' }, PAGE_ANSWER));
    expect([response.statusCode, response.headers.location]).toEqual([303, '/kirim/berhasil?ref=NWS-000000']);
    expect(stored).toEqual(['sari@contoh.id']);
    const back = '/product/1/ulasan';
    const report = { target: 'review:1', reason: 'untrue', back };
    const reported = await post('/api/reports', urlencoded(report, PAGE_ANSWER));
    const { location } = reported.headers;
    const { searchParams } = new URL(location ?? '', 'https://toko.test');
    expect([searchParams.get('ref'), backOf(searchParams)]).toEqual(['LPR-000000', back]);
    for (const elsewhere of ['https://a.example', '//a.example', '/\\a.example'])
      expect(backOf(new URLSearchParams({ back: elsewhere }))).toBeNull();
  });

  it('is answered with the fault of each field, as JSON and as a page', async () => {
    const bad = { ...good, email: 'sari', subject: 'ab' };
    const json = await post('/api/messages', urlencoded(bad));
    const fields = { email: 'invalid_email', subject: 'too_short' };
    expect([json.statusCode, json.json()]).toEqual([422, problem('invalid', { fields })]);
    const page = await post('/api/messages', urlencoded(bad, PAGE_ANSWER));
    expect([page.statusCode, page.body]).toEqual([
      422,
      '/kirim/gagal?form=messages&error=invalid&field=email%3Ainvalid_email&field=subject%3Atoo_short',
    ]);
    expect(stored).toEqual([]);
  });

  it('that reports what is not in the shop is told so, and kept nowhere (P-FORM-9)', async () => {
    const report = { target: 'product:1', reason: 'counterfeit', details: '', email: '' };
    const taken = await post('/api/reports', urlencoded({ target: 'product:1', reason: 'counterfeit' }));
    expect([taken.statusCode, taken.json()]).toEqual([201, { reference: 'LPR-000000' }]);
    const unknown = await post('/api/reports', urlencoded({ ...report, target: 'product:999' }));
    const fields = { target: 'unknown_target' };
    expect([unknown.statusCode, unknown.json()]).toEqual([422, problem('invalid', { fields })]);
    expect(stored).toEqual([report]);
  });

  it('with a filled honeypot is answered like any other and stored nowhere', async () => {
    const json = await post('/api/messages', urlencoded({ website: 'https://spam.example' }));
    expect(json.statusCode).toBe(201);
    expect(formOfReference(json.json().reference)).toBe('messages');
    const page = await post('/api/newsletter', urlencoded({ website: 'x' }, PAGE_ANSWER));
    expect(page.headers.location).toMatch(/^\/kirim\/berhasil\?ref=NWS-[0-9A-Z]{6}$/);
    expect(stored).toEqual([]);
  });

  it('gets a message when the database is away', async () => {
    isAway = true;
    const json = await post('/api/newsletter', urlencoded({ email: 'sari@contoh.id' }));
    expect([json.statusCode, json.json()]).toEqual([503, problem('unavailable')]);
    const page = await post('/api/newsletter', urlencoded({ email: 'sari@contoh.id' }, PAGE_ANSWER));
    expect([page.statusCode, page.body]).toEqual([503, '/kirim/gagal?form=newsletter&error=unavailable']);
  });

  it('is accepted 20 times in ten minutes from one address, each form counted separately', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await post('/api/messages', urlencoded(good))).statusCode).toBe(201);
    }
    const json = await post('/api/messages', urlencoded(good));
    expect([json.statusCode, json.json()]).toEqual([429, problem('too_many_requests')]);
    expect(Number(json.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(json.headers['retry-after'])).toBeLessThanOrEqual(600);
    const page = await post('/api/messages', urlencoded(good, PAGE_ANSWER));
    expect([page.statusCode, page.body]).toEqual([429, '/kirim/gagal?form=messages&error=too_many_requests']);
    expect((await post('/api/newsletter', urlencoded({ email: 'a@b.id' }))).statusCode).toBe(201);
  });

  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['https://toko.test', 201],
    ['http://localhost:80', 201],
    [undefined, 201],
  ])('from the origin %s is answered %i', async (origin, status) => {
    const headers = { ...JSON_ANSWER, host: 'localhost', ...(origin !== undefined && { origin }) };
    expect((await post('/api/messages', urlencoded(good, headers))).statusCode).toBe(status);
  });
});

describe('a job application', () => {
  const fields = { job: '', name: 'Budi', email: 'budi@contoh.id', phone: '', cover_letter: 'Halo.' };

  it('is checked by the content of its file, whatever name and type the browser states', async () => {
    const response = await post('/api/applications', await multipart(fields, PDF));
    expect(response.json()).toEqual({ reference: 'LMR-000000' });
    expect(stored).toEqual([{ ...fields, resume: PDF }]);
  });

  it.each([
    ['no file', undefined, 'required'],
    ['an empty file', Buffer.alloc(0), 'required'],
    ['a file that is no PDF', Buffer.from('PK\x03\x04'), 'not_pdf'],
    ['a file over 2 MB', Buffer.alloc(FORM_LIMITS.resumeBytes + 5000, PDF), 'too_large'],
    ['a file far over 2 MB', Buffer.alloc(4_000_000), 'too_large'],
  ])('with %s is refused together with its other faults', async (_name, file, code) => {
    const response = await post('/api/applications', await multipart({ ...fields, job: 'raja' }, file));
    expect(response.json()).toEqual(problem('invalid', { fields: { job: 'unknown_job', resume: code } }));
  });

  it('with a file far over 2 MB is refused without reading the rest', async () => {
    const response = await post('/api/applications', await multipart(fields, Buffer.alloc(9_000_000)));
    expect(response.json()).toMatchObject({ code: 'invalid', fields: { resume: 'too_large' } });
  });
});

describe('a link of a newsletter mail', () => {
  it.each(['confirm', 'unsubscribe'])('to %s is answered to scripts', async (what) => {
    const url = `/api/newsletter/${what}`;
    expect((await post(url, urlencoded({ token: 'known' }))).json()).toEqual({ ok: true });
    const unknown = await post(url, urlencoded({ token: 'x' }));
    expect([unknown.statusCode, unknown.json()]).toEqual([404, problem('unknown_token')]);
  });

  it('leads a browser back to its page', async () => {
    const location = async (url: string, token: string) =>
      (await post(url, urlencoded({ token }, PAGE_ANSWER))).headers.location;
    expect(await location('/api/newsletter/confirm', 'known')).toBe('/newsletter/konfirmasi?status=berhasil');
    expect(await location('/api/newsletter/unsubscribe', 'x')).toBe('/newsletter/berhenti?status=gagal');
  });

  it('takes the one click of a mail program without a redirect (RFC 8058)', async () => {
    const click = urlencoded({ 'List-Unsubscribe': 'One-Click' }, {});
    expect((await post('/api/newsletter/unsubscribe?token=known', click)).statusCode).toBe(200);
    const opened = await app.inject('/api/newsletter/unsubscribe?token=known');
    expect(opened.headers.location).toBe('/newsletter/berhenti?token=known');
  });
});

describe('malicious input', () => {
  const raw = (contentType: string, payload: string): InjectOptions => ({
    method: 'POST',
    headers: { ...JSON_ANSWER, 'content-type': contentType },
    payload,
  });
  const part = (head: string, body = 'x') =>
    `--x\r\nContent-Disposition: ${head}\r\n\r\n${body}\r\n--x--\r\n`;

  it.each([
    ['cut off multipart', raw('multipart/form-data; boundary=x', '--x\r\nContent-Dispo')],
    ['multipart without a boundary', raw('multipart/form-data', 'zzz')],
    ['a part without a name', raw('multipart/form-data; boundary=x', part('form-data'))],
    ['a field named __proto__', raw('multipart/form-data; boundary=x', part('form-data; name="__proto__"'))],
    [
      'a file where a text belongs',
      raw('multipart/form-data; boundary=x', part('form-data; name="email"; filename="a"')),
    ],
    [
      'a hundred fields',
      raw('multipart/form-data; boundary=x', part('form-data; name="a"').replace('--x--', '--x').repeat(100)),
    ],
    [
      'a huge field',
      raw('multipart/form-data; boundary=x', part('form-data; name="message"', 'x'.repeat(200_000))),
    ],
    ['JSON that is none', raw('application/json', '{')],
    ['JSON null', raw('application/json', 'null')],
    ['a JSON list', raw('application/json', '[1]')],
    [
      'JSON with a lone surrogate and a NUL',
      raw('application/json', String.raw`{"name":"\ud800\u0000","email":{}}`),
    ],
    ['another type', raw('text/plain', 'x')],
    ['broken percent signs', raw('application/x-www-form-urlencoded', '%=%zz&name=%ff')],
    ['nothing', raw('application/x-www-form-urlencoded', '')],
  ])('%s is answered with 4xx', async (_name, request) => {
    for (const url of ['/api/messages', '/api/applications', '/api/newsletter/confirm']) {
      const { statusCode } = await post(url, request);
      expect([statusCode >= 400 && statusCode < 500, statusCode]).toEqual([true, statusCode]);
    }
    expect(stored).toEqual([]);
  });

  const HEAD = '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n';
  const FORM = { ...JSON_ANSWER, 'content-type': 'multipart/form-data; boundary=x' };

  it('a form of 5 MB is refused by its stated length', async () => {
    const payload = HEAD + 'x'.repeat(5_000_000);
    for (const url of ['/api/messages', '/api/newsletter/confirm']) {
      expect((await post(url, { method: 'POST', headers: FORM, payload })).statusCode).toBe(413);
    }
  });

  it('an endless form without a length loses its connection', async () => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(Buffer.alloc(65_536, sent === 65_536 ? HEAD.padEnd(65_536, 'x') : 'x'));
        if (sent > 200_000_000) controller.close();
      },
    });
    const init = { method: 'POST', headers: FORM, body: endless, duplex: 'half' };
    await expect(fetch(`${origin}/api/messages`, init)).rejects.toThrow();
    expect(sent).toBeLessThan(50_000_000);
  });
});
