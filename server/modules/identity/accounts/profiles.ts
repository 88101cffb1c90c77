import { sql } from 'drizzle-orm';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Query } from '#server/platform/database/query.ts';

interface ProfileRow {
  username: string;
  full_name: string;
  phone: string;
  address: string;
  avatar_url: string | null;
}

const EMPTY: Profile = { username: '', full_name: '', phone: '', address: '', avatar_url: null };

/** The profile of a user; empty before it is first saved. */
export async function findProfile(query: Query, userId: string): Promise<Profile> {
  const [row] = await query<ProfileRow>(sql`
    select username, full_name, phone, address, avatar_url from profiles where user_id = ${userId}`);
  return row ? { ...row } : EMPTY;
}

/** The profile of a user, locked until the end of the transaction. */
export async function lockProfile(query: Query, userId: string): Promise<Profile> {
  const [row] = await query<ProfileRow>(sql`
    select username, full_name, phone, address, avatar_url from profiles where user_id = ${userId} for update`);
  return row ? { ...row } : EMPTY;
}

/** Saves a profile. */
export async function storeProfile(
  query: Query,
  { userId, profile, now }: { userId: string; profile: Profile; now: Date },
): Promise<void> {
  const { username, full_name: fullName, phone, address, avatar_url: avatarUrl } = profile;
  await query(sql`
    insert into profiles (user_id, username, full_name, phone, address, avatar_url, created_at, updated_at)
    values (${userId}, ${username}, ${fullName}, ${phone}, ${address}, ${avatarUrl}, ${now}, ${now})
    on conflict (user_id) do update set username = excluded.username, full_name = excluded.full_name,
      phone = excluded.phone, address = excluded.address, avatar_url = excluded.avatar_url,
      updated_at = excluded.updated_at`);
}
