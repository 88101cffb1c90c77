/**
 * Every failure of a request to `/storage/v1`, in the words of Supabase Storage (protocol contract, section
 * 2).
 */
const FAULTS = {
  NoAuthorization: ['400', 'Error', "headers must have required property 'authorization'", 'InvalidRequest'],
  InvalidRequest: ['400', 'Error', 'The request is not valid', 'InvalidRequest'],
  BadToken: ['403', 'Unauthorized', 'JWS Protected Header is invalid', 'AccessDenied'],
  AccessDenied: ['403', 'Unauthorized', 'new row violates row-level security policy', 'AccessDenied'],
  KeyAlreadyExists: ['409', 'Duplicate', 'The resource already exists', 'KeyAlreadyExists'],
  InvalidMimeType: ['415', 'invalid_mime_type', 'mime type is not supported', 'InvalidMimeType'],
  EntityTooLarge: [
    '413',
    'Payload too large',
    'The object exceeded the maximum allowed size',
    'EntityTooLarge',
  ],
  NoSuchBucket: ['404', 'Bucket not found', 'Bucket not found', 'NoSuchBucket'],
  NoSuchKey: ['404', 'not_found', 'Object not found', 'NoSuchKey'],
  InvalidKey: ['400', 'InvalidKey', 'Invalid key', 'InvalidKey'],
  InvalidRange: ['416', 'invalid_range', 'The range is not satisfiable', 'InvalidRange'],
  UnreadablePicture: [
    '422',
    'invalid_picture',
    'The file is not a picture that can be read',
    'InvalidRequest',
  ],
  TooManyPixels: ['422', 'invalid_picture', 'The picture has too many pixels', 'InvalidRequest'],
  SlowDown: ['429', 'too_many_requests', 'Too many uploads, please try again later', 'SlowDown'],
  NotFound: ['404', 'not_found', 'Nothing answers at this address', 'NotFound'],
  InternalError: ['500', 'Internal', 'Internal Server Error', 'InternalError'],
  Unavailable: ['503', 'Unavailable', 'The store cannot answer now, please try again later', 'Unavailable'],
} as const satisfies Record<
  string,
  readonly [statusCode: string, error: string, message: string, code: string]
>;

export type StorageCode = keyof typeof FAULTS;

/** A failed request; thrown by handlers, turned into a response in one place. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
  readonly body: { statusCode: string; error: string; message: string; code: string };
  readonly retryAfterS: number | undefined;

  /** @param message replaces the code's own message */
  constructor(fault: StorageCode, { message, retryAfterS }: { message?: string; retryAfterS?: number } = {}) {
    super(message ?? FAULTS[fault][2]);
    const [statusCode, error, ownMessage, code] = FAULTS[fault];
    this.body = { statusCode, error, message: message ?? ownMessage, code };
    this.retryAfterS = retryAfterS;
  }

  /** Supabase Storage answers 400 and puts the real status into the body, with these exceptions. */
  get status(): number {
    const { statusCode } = this.body;
    return ['416', '429'].includes(statusCode) || statusCode >= '500' ? Number(statusCode) : 400;
  }
}
