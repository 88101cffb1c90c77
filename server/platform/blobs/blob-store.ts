/** The file store cannot be reached or cannot answer now; a retry may help. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The file store cannot answer now', { cause });
  }
}

/** A part of a blob in bytes; both ends are included, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Stores bytes under keys such as `media/private/{id}`, each written once. Whoever stores under an id notes it first
 * (`storage_blobs`), so that no blob is orphaned.
 */
export interface BlobStore {
  /** Names the store for the operator. Contains no secret. */
  readonly describe: string;
  /** @throws StoreUnavailable when it may not be stored */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** The blob or a part of it that it has; null for an unknown key. @throws StoreUnavailable */
  get(key: string, range?: ByteRange): Promise<Buffer | null>;
  /** Idempotent. @throws StoreUnavailable when it may still be there */
  delete(key: string): Promise<void>;
  /** Whether it should take large files: a disk keeps some space for the database. */
  hasRoom(): Promise<boolean>;
}

/** Folders, then a name that is no hidden file and leads nowhere else. */
const KEY = /^(?:[a-z][a-z-]*\/){1,2}[\w-][\w.-]*$/;

/** @throws TypeError for a key that could lead out of the store */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new TypeError(`${key} is no key of a blob`);
  return key;
}
