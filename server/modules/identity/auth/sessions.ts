import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { type AuthUser, type UserRow, userOf } from './user.ts';

/** How somebody signed in: the `amr` of access tokens. */
export type SignInMethod = 'password' | 'otp';

/** A signed-in browser. */
export interface AuthSession {
  id: string;
  userId: string;
  salt: Buffer;
  /** Number of refreshes. */
  counter: number;
  method: SignInMethod;
  createdAt: Date;
  refreshedAt: Date;
}

/** Days without a refresh after which a session expires. */
export const SESSION_IDLE_DAYS = 90;

/** Most sessions of one account at a time; the oldest ones end. */
const MOST_SESSIONS = 50;

interface SessionRow {
  id: string;
  user_id: string;
  salt: Buffer;
  counter: number;
  method: SignInMethod;
  created_at: Date;
  refreshed_at: Date;
}

/** An account with the columns of a session, all null without one. */
type FoundRow = UserRow &
  Pick<SessionRow, 'salt' | 'counter' | 'method' | 'refreshed_at'> & {
    session_id: string | null;
    opened_at: Date;
  };

const sessionOf = (row: SessionRow): AuthSession => ({
  id: row.id,
  userId: row.user_id,
  salt: row.salt,
  counter: row.counter,
  method: row.method,
  createdAt: row.created_at,
  refreshedAt: row.refreshed_at,
});

/** Opens a session. */
export async function openSession(
  query: Query,
  given: { userId: string; method: SignInMethod; addressHash: Buffer; now: Date },
): Promise<AuthSession> {
  const { userId, method, addressHash, now } = given;
  const id = randomUUID();
  const salt = randomBytes(16);
  await query(sql`
    insert into auth_sessions (id, user_id, salt, method, address_hash, created_at, refreshed_at)
    values (${id}, ${userId}, ${salt}, ${method}, ${addressHash}, ${now}, ${now})`);
  await query(sql`
    delete from auth_sessions where id in (
      select id from auth_sessions where user_id = ${userId} order by refreshed_at desc, id offset ${MOST_SESSIONS}
    )`);
  return { id, userId, salt, counter: 0, method, createdAt: now, refreshedAt: now };
}

/** The session with its account, each null when it is gone. */
export async function findSession(
  query: Query,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<{ session: AuthSession | null; user: AuthUser | null }> {
  const [row] = await query<FoundRow>(sql`
    select u.*, s.id as session_id, s.salt, s.counter, s.method, s.created_at as opened_at, s.refreshed_at
    from auth_users u left join auth_sessions s on s.id = ${sessionId} and s.user_id = u.id
    where u.id = ${userId}`);
  if (!row) return { session: null, user: null };
  const { session_id: id, opened_at: openedAt } = row;
  const session = id === null ? null : sessionOf({ ...row, id, user_id: row.id, created_at: openedAt });
  return { session, user: userOf(row) };
}

/** The browsers that private pages know by a session, by the ids of their web sessions. */
export async function browsersOf(query: Query, sessionId: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    sql`select id from web_sessions where auth_session_id = ${sessionId}`,
  );
  return rows.map(({ id }) => id);
}

/** The session, locked until the transaction ends, so that simultaneous refreshes are serialised. */
export async function lockSession(query: Query, sessionId: string): Promise<AuthSession | null> {
  const [row] = await query<SessionRow>(sql`select * from auth_sessions where id = ${sessionId} for update`);
  return row ? sessionOf(row) : null;
}

/** Records a refresh of the session. */
export async function countRefresh(query: Query, sessionId: string, now: Date): Promise<void> {
  await query(sql`
    update auth_sessions set counter = counter + 1, refreshed_at = ${now} where id = ${sessionId}`);
}

/** Which sessions of an account to end: all, one, or all but one. */
export type EndedSessions = { all: true } | { only: string } | { except: string };

/** Ends sessions: their access tokens stop working at once. */
export async function endSessions(query: Query, userId: string, ended: EndedSessions): Promise<void> {
  const which =
    'only' in ended
      ? sql`and id = ${ended.only}`
      : 'except' in ended
        ? sql`and id <> ${ended.except}`
        : sql``;
  await query(sql`delete from auth_sessions where user_id = ${userId} ${which}`);
}
