import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { SettingsError } from '../settings/settings-error.ts';

/**
 * Format of a dump: one file with a format line, a line of JSON (the header), then one zstd stream with the
 * rows of all tables, one table after the other, as PostgreSQL's COPY writes them. The header has the length
 * and checksum of each table's part.
 */
export const formatLine = 'LOKAPASAR DUMP 1';

const tableSchema = z.strictObject({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().nonnegative(),
  /** Length of the table's part after decompression. */
  bytes: z.int().nonnegative(),
  sha256: z.string().length(64),
  /** Positions of the table's sequences. */
  sequences: z.array(z.strictObject({ column: z.string(), last: z.int(), called: z.boolean() })),
});

const headerSchema = z.strictObject({
  createdAt: z.iso.datetime(),
  /** PostgreSQL version of the source, for people who read the file. */
  server: z.string(),
  /** The applied migrations by their moment (ms), oldest first. */
  migrations: z.array(z.int()).min(1),
  tables: z.array(tableSchema).min(1),
});

export type DumpHeader = z.output<typeof headerSchema>;
export type DumpTable = DumpHeader['tables'][number];

/** Largest size of the two lines in bytes; far more than any schema needs. */
const headerLimit = 1_000_000;

/**
 * Reads the header of a dump.
 * @returns it, and where the rows begin
 * @throws SettingsError when the file cannot be read or is not a dump of this format
 */
export async function readHeader(file: string): Promise<{ header: DumpHeader; bodyStart: number }> {
  const start = await readStart(file);
  const [format, json] = start.toString('utf8').split('\n', 2);
  if (format !== formatLine || json === undefined) {
    throw new SettingsError(`The file ${file} is not a dump that this version of Lokapasar can read.`);
  }
  try {
    const header = headerSchema.parse(JSON.parse(json));
    return { header, bodyStart: Buffer.byteLength(`${format}\n${json}\n`) };
  } catch {
    throw new SettingsError(`The dump ${file} is damaged: its header cannot be read.`);
  }
}

async function readStart(file: string): Promise<Buffer> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerLimit), 0, headerLimit, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new SettingsError(
      `The file ${file} cannot be read: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** Yields the rows of a dump, table by table, in the order of the header. */
export class DumpBody {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest = Buffer.alloc(0);

  constructor(file: string, bodyStart: number) {
    const body = fs.createReadStream(file, { start: bodyStart });
    const rows = createZstdDecompress();
    // pipe() does not forward errors; destroying the stream with the error ends the iteration below.
    body.on('error', (error) => rows.destroy(error));
    this.#chunks = body.pipe(rows)[Symbol.asyncIterator]();
  }

  /**
   * Reads the next table's part. Read it to its end before the next call.
   * @throws SettingsError when it is shorter than announced or its checksum differs
   */
  async *table({ name, bytes, sha256 }: DumpTable): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    for (let left = bytes; left > 0; ) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#chunks.next();
        if (done) throw new SettingsError(`The dump is damaged: the rows of ${name} are cut off.`);
        this.#rest = Buffer.from(value);
      }
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      hash.update(part);
      yield part;
    }
    if (hash.digest('hex') !== sha256) {
      throw new SettingsError(`The dump is damaged: the sum of the rows of ${name} differs.`);
    }
  }

  /** @throws SettingsError when there is more data than the header announced */
  async expectEnd(): Promise<void> {
    const { done } = await this.#chunks.next();
    if (!done || this.#rest.length > 0)
      throw new SettingsError('The dump is damaged: it holds more than it says.');
  }
}
