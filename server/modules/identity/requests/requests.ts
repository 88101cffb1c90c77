import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type AccountRequest,
  type AccountRequestState,
  EXPORT_LINK_DAYS,
  requestDueAt,
} from '#domain/accounts/account-requests.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/** What people asked an operator to do with the data of their accounts (P-CONSOLE-82). Real time. */

/** Does what was asked for. The payload is the request's id. */
export const doAccountRequest = defineJob({ name: 'identity.request', payload: z.uuid() });

/** A request, for the console. */
export interface PersonRequest {
  id: string;
  kind: AccountRequest;
  state: AccountRequestState;
  askedAt: Date;
  dueAt: Date;
}

/**
 * Notes what somebody asked for, and has it done after the commit.
 * @returns false when the same is asked for and not done yet, or when the account is not stored here
 */
export async function askForAccount(
  tx: Tx,
  { userId, kind, now }: { userId: string; kind: AccountRequest; now: Date },
): Promise<boolean> {
  const [asked] = await tx<{ id: string }>(sql`
    insert into account_requests (id, user_id, kind, created_at, due_at)
    select ${randomUUID()}, id, ${kind}, ${now}, ${requestDueAt(kind, now)} from auth_users where id = ${userId}
    on conflict do nothing returning id`);
  if (asked) await tx.enqueue(doAccountRequest, [asked.id]);
  return asked !== undefined;
}

/** What was asked for of an account, the newest first. */
export const requestsOfPerson = (query: Query, userId: string): Promise<PersonRequest[]> =>
  query<PersonRequest>(sql`
    select id, kind, state, created_at as "askedAt", due_at as "dueAt" from account_requests
    where user_id = ${userId} order by created_at desc, id limit 20`);

/** A request that is not done, locked; null for any other. */
export async function lockRequest(
  tx: Tx,
  id: string,
): Promise<{ userId: string; email: string; kind: AccountRequest } | null> {
  const [found] = await tx<{ userId: string; email: string; kind: AccountRequest }>(sql`
    select r.user_id as "userId", u.email, r.kind from account_requests r join auth_users u on u.id = r.user_id
    where r.id = ${id} and r.state <> 'done' for update of r`);
  return found ?? null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Marks an export as done. @returns the token of the link by which its owner gets it */
export async function openExport(tx: Tx, id: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + EXPORT_LINK_DAYS * 24 * 3_600_000);
  await tx(sql`
    update account_requests set state = 'done', token_hash = ${hashOf(token)}, link_until = ${until} where id = ${id}`);
  return token;
}

export const markHeld = (tx: Tx, id: string) =>
  tx(sql`update account_requests set state = 'held' where id = ${id}`);

/** Whose data a link gives; null for an unknown link, and for one that is over. */
export async function ownerOfLink(
  query: Query,
  token: string,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  const [found] = await query<{ userId: string; email: string }>(sql`
    select r.user_id as "userId", u.email from account_requests r join auth_users u on u.id = r.user_id
    where r.token_hash = ${hashOf(token)} and r.link_until > ${now}`);
  return found ?? null;
}

/** Tries deletions again that waited for something of a shop, and what a crash left. */
export async function retryRequests(tx: Tx): Promise<void> {
  const rows = await tx<{ id: string }>(sql`select id from account_requests where state <> 'done' limit 200`);
  await tx.enqueue(
    doAccountRequest,
    rows.map(({ id }) => id),
  );
}
