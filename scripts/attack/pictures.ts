import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { ask } from './ask.ts';
import type { Attack } from './attack.ts';

const KEY = 'lokapasar-embedded';
/** A PNG of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * An SVG of 80 KB without a size of its own, so that measuring it means measuring a long path a hundred
 * thousand times.
 */
function nestedSvg(): Buffer {
  const path = Array.from({ length: 5000 }, (_, nth) => `c${nth % 9} 1 2 ${nth % 7} 3 4`).join('');
  const levels = Array.from({ length: 5 }, (_, level) => {
    const below =
      level === 0 ? `<path stroke="red" d="M0 0${path}"/>` : `<use href="#l${level - 1}" x="1"/>`.repeat(10);
    return `<g id="l${level}">${below}</g>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><defs>${levels.join('')}</defs>${'<use href="#l4"/>'.repeat(10)}</svg>`,
  );
}

async function newAccount(origin: string) {
  const { body } = await ask(origin, '/auth/v1/signup', {
    method: 'POST',
    headers: { apikey: KEY, 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.2' },
    body: JSON.stringify({ email: `${randomUUID()}@contoh.id`, password: `rahasia-${randomUUID()}` }),
  });
  const { access_token: token, user }: { access_token: string; user: { id: string } } = JSON.parse(body);
  const upload = (bytes: Buffer) =>
    ask(origin, `/storage/v1/object/avatars/${user.id}/${randomUUID()}.png`, {
      method: 'POST',
      headers: { apikey: KEY, authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      body: bytes,
    });
  return { upload };
}

/** Limit of another shopper's upload meanwhile, in ms; it starts a process. */
const MOST_MS = 10_000;

/** Uploads that occupy the decoders, while another shopper uploads a picture. */
export const slowPictures: Attack = {
  name: 'two SVG that say they are PNG, and a PNG of many pixels',
  async run({ origin }) {
    const [attacker, other] = [await newAccount(origin), await newAccount(origin)];
    const attacks = Promise.all([nestedSvg(), nestedSvg(), hugePng()].map((bytes) => attacker.upload(bytes)));
    const { status, tookMs } = await other.upload(PNG);
    const codes = (await attacks).map(({ status: code }) => code);
    return {
      figure: `refused with ${codes.join(', ')}; another upload ${status} in ${(tookMs / 1000).toFixed(1)} s`,
      limit: `refused; 200 in ${MOST_MS / 1000} s`,
      stood: codes.every((code) => code >= 400 && code < 500) && status === 200,
      inTime: tookMs < MOST_MS,
    };
  },
};

/** The start of a PNG that claims 15,000 x 15,000 pixels, without the rest. */
function hugePng(): Buffer {
  const head = Buffer.from(PNG.subarray(0, 33));
  head.writeUInt32BE(15_000, 16);
  head.writeUInt32BE(15_000, 20);
  return Buffer.concat([head, deflateSync(Buffer.alloc(1000))]);
}
