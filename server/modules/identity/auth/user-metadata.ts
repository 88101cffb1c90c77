import { AuthFault } from './auth-fault.ts';
import type { UserMetadata } from './user.ts';

/** Most bytes of a user's client metadata: every access token contains it. */
const MOST_BYTES = 4096;

/** @throws AuthFault validation_failed when it is too large for a token */
export function checkMetadata(data: UserMetadata): void {
  if (Buffer.byteLength(JSON.stringify(data)) <= MOST_BYTES) return;
  throw new AuthFault('validation_failed', {
    message: `User data cannot be larger than ${MOST_BYTES} bytes`,
  });
}
