import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Visitor } from '#domain/access/principal.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { GuestMerge } from '../belongings/belongings.ts';
import { hashOfToken, sealTokens, unsealTokens } from '../cookies/sealed-tokens.ts';
import { WEB_SESSION_IDLE_DAYS } from '../cookies/session-cookie.ts';

const HOUR_MS = 60 * 60 * 1000;
const IDLE_MS = WEB_SESSION_IDLE_DAYS * 24 * HOUR_MS;

/** A session to open: its user, and how long it lasts. */
export interface NewSession {
  userId: string;
  email: string;
  /** The built-in sign-in's session; this one ends with it. Null for a hosted project's. */
  authSessionId: string | null;
  /** A fixed end; null for a session that lasts as long as it is used. */
  endsAt: Date | null;
  /** The client's tokens, for a browser that signed in without scripts. */
  tokens?: Readonly<Record<string, unknown>>;
}

/** Browsers that private pages recognise, by the hash of a random token that only the browser has. */
export interface WebSessions {
  /** The user or guest of a token; null for an unknown or expired one. Counts as use. */
  find(token: string): Promise<Visitor | null>;
  /**
   * Opens a session for somebody who signed in. The browser's former one ends; its guest's data is merged
   * into the account.
   */
  open(signedIn: NewSession, formerToken: string | null): Promise<string>;
  /** Opens a session for somebody without an account. */
  openGuest(): Promise<{ token: string; guestId: string }>;
  /**
   * Returns the waiting tokens of a sign-in without scripts to the browser's client, once; null without any.
   */
  takeTokens(token: string): Promise<unknown>;
  /** Signs the browser out: the session of the built-in sign-in ends with it. */
  end(token: string): Promise<void>;
  /** Deletes expired sessions. */
  sweep(): Promise<void>;
}

interface FoundRow {
  id: string;
  user_id: string | null;
  guest_id: string | null;
  email: string | null;
  used_at: Date;
}

/** Most browsers of one account at a time; the least recently used sessions end. */
const MOST_SESSIONS = 50;

const newToken = () => randomBytes(32).toString('base64url');

/**
 * @param clock real time: sessions do not follow the clock of a demo shop
 * @param merges run at the sign-in of a browser that was a guest's
 */
export function createWebSessions(given: {
  query: Query;
  transaction: Transaction;
  clock: () => Date;
  merges?: readonly GuestMerge[];
}): WebSessions {
  const { query, transaction, clock, merges = [] } = given;
  const ago = (ms: number) => new Date(clock().getTime() - ms);
  const isOver = () => sql`(s.used_at < ${ago(IDLE_MS)} or s.ends_at <= ${clock()})`;
  return {
    async find(token) {
      const hash = hashOfToken(token);
      const [row] = await query<FoundRow>(sql`
        select s.id, s.user_id, s.guest_id, s.used_at, coalesce(u.email, s.email) as email
        from web_sessions s left join auth_users u on u.id = s.user_id
        where s.token_hash = ${hash} and not coalesce(${isOver()}, false) and not exists (
          select from account_blocks b where b.user_id = s.user_id and b.kind = 'account')`);
      if (!row) return null;
      // Recording use once an hour is enough.
      if (row.used_at < ago(HOUR_MS)) {
        await query(sql`update web_sessions set used_at = ${clock()} where token_hash = ${hash}`);
      }
      return principalOf(row);
    },
    async open(signedIn, formerToken) {
      const token = newToken();
      const { userId, email, authSessionId, endsAt, tokens } = signedIn;
      await transaction(async (inTransaction) => {
        const former = formerToken === null ? null : await takeFormer(inTransaction, formerToken);
        const guestId = former?.guest_id ?? null;
        if (guestId !== null) for (const merge of merges) await merge(inTransaction, { guestId, userId });
        const id = former?.user_id === userId ? former.id : randomUUID();
        await inTransaction(sql`
          insert into web_sessions (token_hash, id, user_id, email, auth_session_id, sealed_tokens, ends_at, used_at)
          values (${hashOfToken(token)}, ${id}, ${userId}, ${email}, ${authSessionId},
            ${tokens ? sealTokens(tokens, token) : null}, ${endsAt}, ${clock()})`);
        await inTransaction(sql`
          delete from web_sessions where token_hash in (
            select token_hash from web_sessions where user_id = ${userId}
            order by used_at desc, token_hash offset ${MOST_SESSIONS})`);
      });
      return token;
    },
    async openGuest() {
      const token = newToken();
      const guestId = randomUUID();
      await query(sql`
        insert into web_sessions (token_hash, guest_id, used_at)
        values (${hashOfToken(token)}, ${guestId}, ${clock()})`);
      return { token, guestId };
    },
    async takeTokens(token) {
      const [row] = await query<{ sealed: Buffer | null }>(sql`
        with taken as (
          select token_hash, sealed_tokens from web_sessions s
          where token_hash = ${hashOfToken(token)} and not coalesce(${isOver()}, false) for update
        )
        update web_sessions s set sealed_tokens = null from taken
        where s.token_hash = taken.token_hash returning taken.sealed_tokens as sealed`);
      return row?.sealed ? unsealTokens(row.sealed, token) : null;
    },
    async end(token) {
      await query(sql`
        with ended as (
          delete from web_sessions where token_hash = ${hashOfToken(token)} returning auth_session_id
        )
        delete from auth_sessions where id in (select auth_session_id from ended)`);
    },
    async sweep() {
      await query(sql`delete from web_sessions s where ${isOver()}`);
    },
  };
}

interface FormerRow {
  id: string;
  user_id: string | null;
  guest_id: string | null;
}

/** Ends a browser's former session and returns whose it was. */
async function takeFormer(query: Query, token: string): Promise<FormerRow | null> {
  const [row] = await query<FormerRow>(sql`
    delete from web_sessions where token_hash = ${hashOfToken(token)} returning id, user_id, guest_id`);
  return row ?? null;
}

function principalOf({ id: sessionId, user_id: userId, guest_id: guestId, email }: FoundRow): Visitor | null {
  if (userId !== null) return { kind: 'user', userId, email: email ?? '', sessionId };
  return guestId === null ? null : { kind: 'guest', guestId };
}
