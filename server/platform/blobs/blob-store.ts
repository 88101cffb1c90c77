/** The file store cannot be reached or cannot answer now; asking again later may help. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The file store cannot answer now', { cause });
  }
}

/**
 * Where bytes lie, each under an id of its own that is written once. Who stores something notes the id in
 * `storage_blobs` first, so that nothing is ever forgotten here.
 */
export interface BlobStore {
  /** For the operator: which store this is. Holds no secret. */
  readonly describe: string;
  /** @throws StoreUnavailable when it is not stored for sure */
  put(id: string, bytes: Buffer, type: string): Promise<void>;
  /** Null when there is nothing under the id. @throws StoreUnavailable */
  get(id: string): Promise<Buffer | null>;
  /** Harmless to repeat. @throws StoreUnavailable when it may still be there */
  delete(id: string): Promise<void>;
}
