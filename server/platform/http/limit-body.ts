import type { FastifyRequest } from 'fastify';

/** A body of more bytes than any that can be meant. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  readonly statusCode = 413;
}

/**
 * Limits a body that a plugin reads as it comes, such as multipart: Fastify's own limit is for bodies that it reads
 * itself. What does not say its length is counted as it comes, and its connection closed.
 * @throws BodyTooLarge when the length that it says is above `most` bytes
 */
export function limitBody({ raw }: FastifyRequest, most: number): void {
  const length = raw.headers['content-length'];
  if (length !== undefined) {
    if (Number(length) > most) throw new BodyTooLarge();
    return;
  }
  let received = 0;
  raw.on('data', ({ length: more }: Buffer) => {
    received += more;
    if (received > most) raw.destroy();
  });
}
