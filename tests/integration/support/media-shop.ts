import { randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import { PIECE_BYTES, pieceCount } from '#domain/media/pieces.ts';
import type { PurposeName } from '#domain/media/purposes.ts';
import { openMedia } from '#server/modules/media/media.ts';
import type { BlobStore } from '#server/platform/blobs/blob-store.ts';
import { answerErrors } from '#server/platform/http/errors.ts';
import type { JobHandler, Jobs } from '#server/platform/jobs/jobs.ts';
import type { MigratedDatabase } from './migrated-database.ts';

const PUBLIC_URL = 'http://toko.test';

/** The person of a request: these tests name it in a header instead of a cookie. */
const ownerOfRequest = async ({ headers }: FastifyRequest) => {
  const userId = headers['x-user']?.toString();
  return userId === undefined ? null : { userId };
};

/** A server of media alone, with purposes that take files for any thing, and show private ones to one friend. */
export async function mediaShop(
  { query, transaction }: Pick<MigratedDatabase, 'query' | 'transaction'>,
  {
    store,
    purposes,
    clock = () => new Date(),
  }: {
    store: BlobStore;
    purposes: readonly PurposeName[];
    clock?: () => Date;
  },
) {
  let sweep: JobHandler<never> = async () => {};
  const jobs: Pick<Jobs, 'handle'> = {
    handle: (_job, handler) => {
      sweep = handler;
    },
  };
  const media = openMedia({
    query,
    transaction,
    jobs,
    store,
    clock,
    log: { info: () => {}, warn: () => {} },
  });
  const friend = randomUUID();
  for (const purpose of purposes) {
    media.accept(purpose, {
      mayAdd: async (_owner, subject) => subject !== 'foreign',
      maySee: async ({ userId }) => userId === friend,
    });
  }
  const app = Fastify();
  answerErrors(app, (reply, status) => reply.code(status).send(''));
  await app.register((api) => media.registerApi(api, { publicUrl: PUBLIC_URL, ownerOfRequest }));
  media.registerReading(app, { ownerOfRequest });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    media,
    friend,
    origin: `http://127.0.0.1:${port}`,
    sweep: () => sweep(null as never, { number: 1, signal: new AbortController().signal }),
    close: () => app.close(),
  };
}

export interface MediaAnswer {
  status: number;
  json: { id: string; code?: string; state?: string; pieces?: number[] };
}

/** Somebody who uploads. */
export class Sender {
  readonly #origin: string;
  readonly userId = randomUUID();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async ask(method: string, path: string, body?: object | Buffer): Promise<MediaAnswer> {
    const isBytes = Buffer.isBuffer(body);
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        'x-user': this.userId,
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': type }),
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text === '' ? {} : JSON.parse(text) };
  }

  begin(file: { purpose: string; subject: string; type: string; bytes: number }): Promise<MediaAnswer> {
    return this.ask('POST', '/api/media', file);
  }

  piece(id: string, file: Buffer, n: number): Promise<MediaAnswer> {
    return this.ask('PUT', `/api/media/${id}/pieces/${n}`, pieceOf(file, n));
  }

  /** Begins to send a piece, and breaks the line somewhere inside it. */
  async cutPiece(id: string, file: Buffer, n: number): Promise<void> {
    const piece = pieceOf(file, n);
    const sending = request(`${this.#origin}/api/media/${id}/pieces/${n}`, {
      method: 'PUT',
      headers: {
        'x-user': this.userId,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/octet-stream',
        'content-length': piece.length,
      },
    });
    const closed = new Promise((resolve) => sending.on('close', resolve));
    sending.on('error', () => {});
    sending.write(piece.subarray(0, randomInt(piece.length)), () => sending.destroy());
    await closed;
  }

  /** Uploads a whole file. @returns the last answer */
  async upload(
    file: Buffer,
    given: { purpose: string; subject: string; type: string },
  ): Promise<MediaAnswer> {
    let answer = await this.begin({ ...given, bytes: file.length });
    const { id } = answer.json;
    for (let n = 0; answer.status < 300 && n < pieceCount(file.length); n += 1) {
      answer = await this.piece(id, file, n);
    }
    return answer;
  }

  read(path: string, headers: Record<string, string> = {}, userId: string | null = this.userId) {
    const own = userId === null ? {} : { 'x-user': userId };
    return fetch(this.#origin + path, { headers: { ...own, ...headers } });
  }
}

export const pieceOf = (file: Buffer, n: number) => file.subarray(n * PIECE_BYTES, (n + 1) * PIECE_BYTES);
