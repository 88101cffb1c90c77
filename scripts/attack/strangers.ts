import { randomBytes } from 'node:crypto';
import { readyBuyer } from '../storm/buyer.ts';
import { type Answer, ask } from './ask.ts';
import type { Attack } from './attack.ts';
import { PNG } from './pictures.ts';
import { newStranger, newVictim, newVisitor, type Victim } from './victim.ts';

/** The addresses of a purchase that only its buyer may open, in spellings that readers may take for others. */
const addressesOf = (number: string): string[] => [
  ...['', '.data', '/', '/_.data', '/proof', '/proof/', '/%70roof', '/state', '/live'].map(
    (end) => `/checkout/pay/${number}${end}`,
  ),
  ...['', '.data', '/invoice', '/invoice.data', '/address', '/_.data', '.data?_routes=routes%2Forder'].map(
    (end) => `/orders/${number}${end}`,
  ),
  ...[`/Checkout/Pay/${number}`, `//checkout/pay/${number}`, `/x/../checkout/pay/${number}/proof`],
  ...[
    `/%63heckout/pay/${number}`,
    `/checkout/pay/${number}/proof?_routes=root`,
    `/checkout%2Fpay%2F${number}`,
  ],
];

/** Street and telephone of the buyer. */
const PERSONAL = /Jalan Melati|0812\d{8}/;

/** Whether an answer leads to the file of a proof: it names it, though the file has a guard of its own. */
const namesFile = ({ headers }: Answer) => String(headers['location']).startsWith('/media/');

/** Whether an answer gave something away: somebody else's page, data or picture. */
const tells = (path: string, answer: Answer) =>
  PERSONAL.test(answer.body) ||
  namesFile(answer) ||
  String(answer.headers['content-type']).startsWith('image/') ||
  (answer.status === 200 && /pay/i.test(path));

/** Asks, and follows redirects as a browser does. */
async function follow(origin: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await ask(origin, path, { headers });
  const { location } = answer.headers;
  const isElsewhere = typeof location === 'string' && location !== path && !namesFile(answer);
  return isElsewhere ? ask(origin, location, { headers }) : answer;
}

const stateOf = async ({ browser, number }: Victim) =>
  (await browser.get(`/checkout/pay/${number}/state`)).html;

/** Others look at a purchase: a shopper with a session, a visitor without, and one who invents tokens. */
export const foreignPurchases: Attack = {
  name: 'strangers with and without a session ask for the pages, the state and the proof of a purchase',
  async run({ origin }) {
    const victim = await newVictim(origin);
    const [stranger, visitor] = [await newStranger(origin), newVisitor(origin)];
    const invented = `lokapasar-session=${randomBytes(32).toString('base64url')}`;
    const told: string[] = [];
    const before = await victim.browser.get(`/checkout/pay/${victim.number}/proof`);
    for (const cookie of [stranger.cookie, '', invented]) {
      for (const path of [...addressesOf(victim.number), before.path]) {
        const answer = await follow(origin, path, { ...(cookie !== '' && { cookie }) });
        if (answer.status >= 500 || answer.status === 0 || tells(path, answer))
          told.push(`${answer.status} ${path}`);
      }
    }
    for (const other of [stranger, visitor]) {
      const { status } = await other.upload(`/checkout/pay/${victim.number}/proof`, 'proof', PNG);
      if (status !== 404) told.push(`${status} upload`);
    }
    const after = await victim.browser.get(`/checkout/pay/${victim.number}/proof`);
    const isOwn = after.status === 200 && after.html === before.html && before.path.startsWith('/media/');
    return {
      figure: `${told.length} answers told something${told.length > 0 ? `, such as ${told[0]}` : ''}; the owner ${isOwn ? 'sees' : 'does not see'} the same proof`,
      limit: '0; sees',
      stood: told.length === 0 && isOwn,
    };
  },
};

/** What a page of another site may send; the last one is a program that hides where it comes from. */
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://jahat.test', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost.jahat.test', 'sec-fetch-site': 'same-site' },
  { origin: 'https://jahat.test' },
  { origin: 'null' },
  {},
];

/** A page of another site posts with a shopper's cookie. */
export const foreignSites: Attack = {
  name: 'pages of other sites post with the cookie of a shopper',
  async run({ origin }) {
    const victim = await newVictim(origin);
    const pay = `/checkout/pay/${victim.number}`;
    const form = 'application/x-www-form-urlencoded';
    const posts: [path: string, type: string, body: string][] = [
      [pay, form, 'intent=cancel'],
      [`${pay}.data`, form, 'intent=cancel'],
      [`${pay}/proof`, 'multipart/form-data; boundary=x', '--x--\r\n'],
      ...[
        '/checkout',
        '/profile',
        '/auth',
        '/auth.data',
        '/orders',
        '/orders/track',
        `/orders/${victim.number}`,
      ].map((path): [string, string, string] => [path, form, 'intent=sign-out']),
      ['/session', 'application/json', '{}'],
      ['/session/tokens', 'application/json', '{}'],
    ];
    const taken: string[] = [];
    for (const [path, type, body] of posts) {
      for (const headers of FOREIGN) {
        const { status } = await ask(origin, path, {
          method: 'POST',
          body,
          headers: { ...headers, cookie: victim.browser.cookie, 'content-type': type },
        });
        if (status !== 403) taken.push(`${status} ${path}`);
      }
    }
    const state = await stateOf(victim);
    return {
      figure: `${taken.length} of ${posts.length * FOREIGN.length} taken${taken.length > 0 ? `, such as ${taken[0]}` : ''}, then ${state.slice(0, 60)}`,
      limit: '0, awaiting',
      stood: taken.length === 0 && state.includes('awaiting'),
    };
  },
};

/** Somebody who is no provider reports payments and parcels. */
export const forgedNotices: Attack = {
  name: 'forged notifications of the payment provider and the courier',
  async run({ origin }) {
    const victim = await newVictim(origin);
    const paid = (signature: string | null) =>
      JSON.stringify({
        order_id: victim.number,
        transaction_id: victim.number,
        transaction_status: 'settlement',
        status_code: '200',
        gross_amount: '1.00',
        fraud_status: 'accept',
        ...(signature !== null && { signature_key: signature }),
      });
    const delivered = JSON.stringify({ event: 'order.status', order_id: victim.number, status: 'delivered' });
    const notices: [path: string, body: string][] = [
      ...[null, '', '0'.repeat(128), 'f'.repeat(128)].map((signature): [string, string] => [
        '/webhooks/midtrans',
        paid(signature),
      ]),
      ...['', 'null', '[]', '{"order_id":{}}', '{'].map((body): [string, string] => [
        '/webhooks/midtrans',
        body,
      ]),
      ...[delivered, '', '[]', '{'].map((body): [string, string] => ['/webhooks/biteship', body]),
    ];
    const answers = [];
    for (const [path, body] of notices) {
      const headers = { 'content-type': 'application/json', 'x-biteship-token': '0'.repeat(32) };
      answers.push(await ask(origin, path, { method: 'POST', headers, body }));
    }
    const believed = answers.filter(({ status }) => !(status >= 400 && status < 500)).length;
    const state = await stateOf(victim);
    return {
      figure: `${believed} of ${notices.length} believed, then ${state.slice(0, 60)}`,
      limit: '0, awaiting',
      stood: believed === 0 && state.includes('awaiting'),
    };
  },
};

/** Somebody gives a browser a session of their choice, and waits until its owner uses it. */
export const chosenSessions: Attack = {
  name: 'a session that a stranger chose',
  async run({ origin }) {
    const chosen = randomBytes(32).toString('base64url');
    const victim = newVisitor(origin);
    victim.plant('lokapasar-session', chosen);
    const { page } = await readyBuyer(origin, 1, undefined, victim);
    const isKept = victim.cookie.includes(chosen);
    const answer = await ask(origin, page.path, { headers: { cookie: `lokapasar-session=${chosen}` } });
    const isKnown = PERSONAL.test(answer.body);
    return {
      figure: `${isKept ? 'kept' : 'replaced'}, ${isKnown ? 'opens the checkout' : 'opens nothing'}`,
      limit: 'replaced, opens nothing',
      stood: !isKept && !isKnown && page.status === 200,
    };
  },
};
