import { setTimeout as sleep } from 'node:timers/promises';
import { askMeanwhile, connect } from './ask.ts';
import type { Attack } from './attack.ts';
import { PNG } from './pictures.ts';
import { newVictim } from './victim.ts';

const UPLOADS = 80;
/** Stated and sent sizes of each, in bytes: the last byte never comes. */
const STATED = 8_000_000;
const PIECE = Buffer.alloc(64 * 1024);
/** Most memory of all of them, in MiB. */
const MOST_MIB = 150;

/** A shopper sends proofs of payment that never end, while another sends one that does. */
export const unfinishedUploads: Attack = {
  name: `${UPLOADS} proofs of payment of 8 MB that never end`,
  async run({ origin, memoryMiB }) {
    const [attacker, other] = [await newVictim(origin), await newVictim(origin)];
    const before = memoryMiB().most;
    const head = [
      `POST /checkout/pay/${attacker.number}/proof HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.3`,
      `Sec-Fetch-Site: same-origin\r\nCookie: ${attacker.browser.cookie}\r\nContent-Length: ${STATED}`,
      'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x',
      'Content-Disposition: form-data; name="proof"; filename="a"\r\nContent-Type: image/png\r\n\r\n',
    ].join('\r\n');
    const sockets = Array.from({ length: UPLOADS }, () => connect(origin));
    for (const socket of sockets) {
      socket.write(head);
      for (let sent = head.length; sent + PIECE.length < STATED; sent += PIECE.length) socket.write(PIECE);
    }
    const { path } = await other.browser.upload(`/checkout/pay/${other.number}/proof`, 'proof', PNG);
    // What the shop reads it has read by then.
    await askMeanwhile(origin, '/faq', sleep(2000));
    const grown = Math.max(0, memoryMiB().most - before);
    for (const socket of sockets) socket.destroy();
    const isKept = path.includes('notice=proof_kept');
    return {
      figure: `${grown.toFixed(0)} MiB, another proof ${isKept ? 'kept' : 'not kept'}`,
      limit: `${MOST_MIB} MiB, kept`,
      stood: grown <= MOST_MIB && isKept,
    };
  },
};
