import type { RateCounter } from '#server/platform/limits/rate-counter.ts';
import type { AvatarBucket } from './avatar-bucket.ts';

/** Dependencies of the routes of the built-in storage. */
export interface StorageContext {
  bucket: AvatarBucket;
  counter: RateCounter;
  /** The user of an access token. @throws AuthFault when it is invalid */
  userOf: (token: string) => Promise<{ id: string }>;
}
