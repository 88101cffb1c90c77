import { createHash } from 'node:crypto';
import { ask, connect } from './ask.ts';
import type { Attack } from './attack.ts';

const TARGETS = [
  'http://x/faq',
  'HTTP://x',
  '*',
  'x:80',
  'http://',
  'http://[',
  'ftp://x/',
  '//x/faq',
  '/%',
  '/%00',
];

/** Request targets that no browser sends. */
export const targets: Attack = {
  name: 'absolute, starred and broken request targets',
  async run({ origin }) {
    const statuses = await Promise.all(TARGETS.map(async (target) => statusOf(origin, target)));
    const wrong = TARGETS.filter((_, at) => !(Number(statuses[at]) >= 200 && Number(statuses[at]) < 500));
    return {
      figure: wrong.length === 0 ? `${TARGETS.length} answered` : `failed: ${wrong.join(' ')}`,
      limit: 'none fails',
      stood: wrong.length === 0 && statuses[0] === '200' && statuses[2] === '400',
    };
  },
};

async function statusOf(origin: string, target: string): Promise<string | undefined> {
  const socket = connect(origin);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let came = '';
  for await (const chunk of socket.setEncoding('latin1')) came += chunk;
  return /^HTTP\/1\.1 (\d+)/.exec(came)?.[1];
}

/** Most bytes of an endless form that the shop may read. */
const MOST_BYTES = 50_000_000;

/** An endless form. */
export const endlessForm: Attack = {
  name: 'a form with a file that never ends',
  async run({ origin }) {
    const socket = connect(origin);
    const head = 'Host: x\r\nAccept: application/json\r\nTransfer-Encoding: chunked\r\n';
    socket.write(
      `POST /api/messages HTTP/1.1\r\n${head}Content-Type: multipart/form-data; boundary=x\r\n\r\n`,
    );
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    socket.write(chunk('--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n'));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let sent = 0;
    while (socket.writable && sent < MOST_BYTES) {
      const isFlushed = socket.write(chunk('x'.repeat(65_536)));
      sent += 65_536;
      if (!isFlushed) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
    socket.destroy();
    return { figure: `${sent} bytes`, limit: `below ${MOST_BYTES}`, stood: sent < MOST_BYTES };
  },
};

const PLANTED = 'globalThis.planted=1';

/** A script in typed text, which the page shows again. */
export const plantedScript: Attack = {
  name: 'a script in a search term',
  async run({ origin }) {
    const term = encodeURIComponent(`</script><script>${PLANTED}</script>`);
    const { status, headers, body } = await ask(origin, `/search?q=${term}`);
    const policy = String(headers['content-security-policy']);
    const isAllowed = policy.includes(createHash('sha256').update(PLANTED).digest('base64'));
    const isThere = body.includes(`<script>${PLANTED}`);
    return {
      figure: `${isThere ? 'in the page' : 'text'}, ${isAllowed ? 'allowed' : 'not allowed'}`,
      limit: 'text, not allowed',
      stood: status === 200 && /script-src 'self' 'sha256/.test(policy) && !isThere && !isAllowed,
    };
  },
};
