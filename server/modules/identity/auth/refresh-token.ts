import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token: base64url of session id (16 bytes), counter (4) and the start of a keyed hash over both
 * and the session's salt (16). It is derived on demand, so no table stores one, and the current one can be
 * sent again to a tab that missed it.
 */
const ID_BYTES = 16;
const COUNTER_BYTES = 4;
const PROOF_BYTES = 16;
const LENGTH = ID_BYTES + COUNTER_BYTES + PROOF_BYTES;

/** The content of a token, not yet proved. */
export interface ClaimedToken {
  sessionId: string;
  counter: number;
  body: Buffer;
  proof: Buffer;
}

/** Parses a token of a client; null when it is malformed. */
export function readRefreshToken(token: string): ClaimedToken | null {
  if (!/^[\w-]{48}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== LENGTH) return null;
  const id = bytes.subarray(0, ID_BYTES).toString('hex');
  return {
    sessionId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: bytes.readUInt32BE(ID_BYTES),
    body: bytes.subarray(0, ID_BYTES + COUNTER_BYTES),
    proof: bytes.subarray(ID_BYTES + COUNTER_BYTES),
  };
}

/** The session's token for a count. */
export function makeRefreshToken(
  { sessionId, salt, counter }: { sessionId: string; salt: Buffer; counter: number },
  secret: Buffer,
): string {
  const body = Buffer.alloc(ID_BYTES + COUNTER_BYTES);
  body.write(sessionId.replaceAll('-', ''), 'hex');
  body.writeUInt32BE(counter, ID_BYTES);
  return Buffer.concat([body, proofOf(body, salt, secret)]).toString('base64url');
}

/** Whether we made a token for the session with the salt, by one of the secrets. */
export function isGenuine({ body, proof }: ClaimedToken, salt: Buffer, secrets: readonly Buffer[]): boolean {
  return secrets.some((secret) => timingSafeEqual(proof, proofOf(body, salt, secret)));
}

function proofOf(body: Buffer, salt: Buffer, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(salt).update(body).digest().subarray(0, PROOF_BYTES);
}
