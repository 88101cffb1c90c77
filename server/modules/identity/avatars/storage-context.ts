import type { RateCounter } from '#server/platform/limits/rate-counter.ts';
import type { AvatarBucket } from './avatar-bucket.ts';

/** What the routes of the built-in storage work with. */
export interface StorageContext {
  bucket: AvatarBucket;
  counter: RateCounter;
  /** The user of an access token. @throws AuthFault when it is not good */
  userOf: (token: string) => Promise<{ id: string }>;
}
