import { type SQL, sql } from 'drizzle-orm';
import type { Principal } from '#domain/access/principal.ts';

/** The id of an owner of addresses: an account or a guest. */
export const ownerId = (owner: Principal): string => (owner.kind === 'user' ? owner.userId : owner.guestId);

/** The rows of an owner. */
export const ofOwner = (owner: Principal): SQL =>
  owner.kind === 'user' ? sql`user_id = ${owner.userId}` : sql`guest_id = ${owner.guestId}`;
