import type { FastifyRequest } from 'fastify';

/** A body that is larger than any legitimate one. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  readonly statusCode = 413;
}

/**
 * Limits a body that a plugin reads as a stream, such as multipart: Fastify's own limit covers only bodies
 * that it reads itself. A body without a stated length is counted as it arrives, and its connection closed at
 * the limit.
 * @throws BodyTooLarge when the stated length is above `most` bytes
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
