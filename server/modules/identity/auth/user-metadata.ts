import { AuthFault } from './auth-fault.ts';
import type { UserMetadata } from './user.ts';

/** Most bytes of what clients store with a user: it travels in every access token. */
const MOST_BYTES = 4096;

/** @throws AuthFault validation_failed when it is too much to travel in every token */
export function checkMetadata(data: UserMetadata): void {
  if (Buffer.byteLength(JSON.stringify(data)) <= MOST_BYTES) return;
  throw new AuthFault('validation_failed', {
    message: `User data cannot be larger than ${MOST_BYTES} bytes`,
  });
}
