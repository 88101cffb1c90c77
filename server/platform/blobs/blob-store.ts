/** The file store cannot be reached or cannot answer now; a retry may help. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The file store cannot answer now', { cause });
  }
}

/**
 * Stores bytes, each under an id that is written once. Callers insert the id into `storage_blobs` first, so
 * that no blob is orphaned.
 */
export interface BlobStore {
  /** Names the store for the operator. Contains no secret. */
  readonly describe: string;
  /** @throws StoreUnavailable when it may not be stored */
  put(id: string, bytes: Buffer, type: string): Promise<void>;
  /** Null for an unknown id. @throws StoreUnavailable */
  get(id: string): Promise<Buffer | null>;
  /** Idempotent. @throws StoreUnavailable when it may still be there */
  delete(id: string): Promise<void>;
}
