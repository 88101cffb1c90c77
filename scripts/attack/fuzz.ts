import { type Answer, type Asked, ask } from './ask.ts';
import type { Attack } from './attack.ts';
import { newStranger } from './victim.ts';

/** Requests at a time. */
const AT_ONCE = 8;

const JSON_TYPE = {
  'content-type': 'application/json',
  accept: 'application/json',
  apikey: 'lokapasar-embedded',
};
const post = (path: string, body: unknown): Seed => ({
  path,
  method: 'POST',
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});

/** A form of a page of our own, which needs the cookie of a session. */
const form = (path: string, body: string): Seed => ({
  path,
  method: 'POST',
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
});

type Seed = Asked & { readonly path: string; readonly body?: string };

/** A valid request to each endpoint and each kind of page; their mutations are sent, with a stranger's session. */
const SEEDS: readonly Seed[] = [
  ...[
    '/',
    '/product',
    '/product/1',
    '/product/1/ulasan',
    '/product/1.data',
    '/search?q=tas&sort=price-asc&page=2',
  ],
  ...[
    '/search?category=fashion&rating=4&min=1000&max=90000&seller=top-rated',
    '/category/fashion?sub=tas',
    '/seller/1',
  ],
  ...[
    '/flash-sale?sesi=1',
    '/blog/1',
    '/blog/category/tips',
    '/faq?tab=akun',
    '/kirim/gagal?form=messages&error=invalid',
  ],
  ...[
    '/kirim/berhasil?ref=PSN-000000',
    '/newsletter/konfirmasi?token=a',
    '/auth?next=/cart',
    '/auth/reset?token_hash=a',
  ],
  ...[
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/robots.txt',
    '/assets/a.js',
    '/images/photos/a.avif',
    '/healthz',
    '/readyz',
  ],
  ...[
    '/images/preview/photos/00000000000000000000.jpg',
    '/api/suggestions?q=tas',
    '/api/list-count?list=/search?min=5000',
    '/api/newsletter/confirm?token=a',
    '/api/regions?q=coblong',
    '/api/regions/postal-code?code=31.74.01',
    '/help-center?q=retur',
    '/seller?q=toko',
    '/category/fashion?q=tas+biru+300+ribu',
  ],
  ...[
    '/checkout?item=1:1',
    '/checkout.data?item=1:1',
    '/checkout/pay/LP261124AAAAAA',
    '/checkout/pay/LP261124AAAAAA/proof',
    '/checkout/pay/LP261124AAAAAA/state',
    '/checkout/pay/LP261124AAAAAA/live',
    '/orders/LP261124AAAAAA/invoice',
    '/orders/open?token=aaaaaaaaaaaaaaaaaaaa',
    '/orders.data?tab=all&page=2',
    '/profile',
    '/profile.data?_routes=routes%2Fprofile',
  ],
  ...[
    '/auth/v1/settings',
    '/auth/v1/user',
    '/storage/v1/object/public/avatars/a/b.png',
    '/api/profile',
    '/api/follows',
  ],
].map((path) => ({ path, headers: { apikey: 'lokapasar-embedded' } }));

const POSTS: readonly Seed[] = [
  post('/api/messages', {
    name: 'Sari',
    email: 'sari@contoh.id',
    subject: 'Paket',
    message: 'Belum sampai.',
  }),
  post('/api/newsletter', { email: 'sari@contoh.id' }),
  post('/api/newsletter/confirm', { token: 'a' }),
  post('/api/newsletter/unsubscribe', { token: 'a' }),
  post('/api/quotes', { ids: [1, 2] }),
  post('/api/reviews/1/helpful', { visitorId: '6f1d2c3b-0000-4000-8000-000000000001' }),
  post('/api/browser-errors', { message: 'a', path: '/' }),
  post('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'a' }),
  post('/auth/v1/recover', { email: 'sari@contoh.id' }),
  post('/auth/v1/verify', { type: 'recovery', token_hash: 'a' }),
  post('/webhooks/midtrans', { order_id: 'a', status_code: '200', gross_amount: '1.00', signature_key: 'a' }),
  post('/webhooks/biteship', { event: 'order.status', order_id: 'a', status: 'delivered' }),
  form('/session', '{}'),
  form('/checkout/start', 'item=1:1&item=2:1'),
  form('/checkout?item=1:1', 'intent=address&recipient=Sari&phone=081234567890&postal_code=12810'),
  form('/checkout/pay/LP261124AAAAAA', 'intent=change&method=va_bca'),
  form('/checkout/pay/LP261124AAAAAA/proof', 'proof=a'),
  form('/orders/track', 'number=LP261124AAAAAA&contact=sari%40contoh.id'),
  form('/orders/LP261124AAAAAA', 'intent=cancel&reason=other'),
  form('/auth?tab=login', 'intent=login&email=sari%40contoh.id&password=rahasia'),
  form('/profile', 'intent=save&name=Sari'),
  post('/storage/v1/object/list/avatars', { prefix: 'a', limit: 10 }),
];

/** Inputs that often break programs. */
const PIECES = [
  ...[
    '%',
    '%00',
    '%ff',
    '%2e%2e%2f',
    '..',
    '//',
    '\\',
    '?',
    '&',
    '=',
    ';',
    "'",
    '"',
    '<script>',
    '\u0000',
    '\ud800',
  ],
  ...[
    '9'.repeat(400),
    '-1',
    '1e309',
    'NaN',
    '__data__',
    ' constructor ',
    '__proto__',
    '[]',
    '{}',
    '{"a":',
    'null',
    '\u202e',
    '🛒',
    'a'.repeat(5000),
  ],
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];
const HEADERS: readonly [string, string][] = [
  ['host', 'jahat.test:99999'],
  ['accept-encoding', 'br;q=x, *;q=0'],
  ['accept', 'application/json'],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', `Bearer ${'x'.repeat(3000)}`],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'text/plain'],
  ['if-none-match', 'W/"", *'],
  ['range', 'bytes=-1,0-'],
  ['origin', 'null'],
  ['expect', '100-continue'],
  ['x-forwarded-proto', 'javascript'],
  ['cookie', 'a=%; ;=b'],
];

/** Sends mutated requests, the same in each run. @param requests how many */
export const fuzz = (requests: number): Attack => ({
  name: `${requests} mutated requests to all endpoints`,
  async run({ origin }) {
    const { cookie } = await newStranger(origin);
    const random = randomNumbers(20_261_124);
    const failures: string[] = [];
    for (let at = 0; at < requests; at += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, (_, nth) => mutated(random, at + nth));
      const answers = await Promise.all(
        batch.map((asked) => ask(origin, asked.path, { ...asked, headers: { cookie, ...asked.headers } })),
      );
      answers.forEach((answer, nth) => {
        const fault = faultOf(answer);
        const { method, path } = batch[nth] ?? {};
        if (fault) failures.push(`${fault}: ${method} ${path?.slice(0, 80)}`);
      });
    }
    const { status } = await ask(origin, '/readyz');
    return {
      figure:
        failures.length === 0
          ? `0 failed, ready ${status}`
          : `${failures.length} failed, such as ${failures[0]}`,
      limit: '0 failed, ready 200',
      stood: failures.length === 0 && status === 200,
    };
  },
});

function faultOf({ status, body }: Answer): string | undefined {
  if (status >= 500 && status !== 501) return `status ${status}`;
  return /\n\s+at \S+ \(?(file|node|\/)/.test(body) ? 'a stack trace' : undefined;
}

function mutated(random: (below: number) => number, nth: number): Seed {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const insert = (text: string, piece: string) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + piece + text.slice(at + random(3));
  };
  const seed = pick(random(2) === 0 ? SEEDS : POSTS);
  const headers = { ...seed.headers, 'x-forwarded-for': `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}` };
  // Node's client sends no path with other characters than these.
  const path = (text: string) => text.replace(/[^\x21-\x7e]/g, encodeURIComponentSafely);
  let { path: url, method = 'GET', body } = seed;
  for (let times = random(3) + 1; times > 0; times -= 1) {
    const kind = random(5);
    if (kind === 0) method = pick(METHODS);
    else if (kind === 1) Object.assign(headers, Object.fromEntries([pick(HEADERS)]));
    else if (kind === 2 && body !== undefined) body = insert(body, pick(PIECES));
    else url = `/${path(insert(url.slice(1), pick(PIECES)))}`;
  }
  return {
    path: url,
    method,
    headers,
    ...(body !== undefined && !['GET', 'HEAD', 'TRACE'].includes(method) && { body }),
  };
}

function encodeURIComponentSafely(text: string): string {
  return `%${Buffer.from(text).toString('hex').slice(0, 2)}`;
}

/** The same numbers in each run (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
