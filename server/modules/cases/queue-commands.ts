import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { askedLine } from '#domain/forms/typed-text.ts';
import { queueNeeds } from '#domain/operating/queues.ts';
import type { Result } from '#domain/result.ts';
import {
  type CommandActor,
  type Done,
  defineCommand,
  nameOfActor,
  type Subject,
} from '#server/modules/access/access.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Who looks after the queues of the console's home (P-CONSOLE-72). */

/** Whose queue it is, read and locked. */
interface QueueSubject extends Subject {
  owner: string | null;
}

/** Somebody else looks after the queue by now. */
export interface QueueRefusal {
  code: 'queue_of_other' | 'queue_seen';
  queue: string;
}

const input = z.object({ queue: askedLine(40) });

/** A queue that somebody may see; whoever takes it waits for whoever else does. */
async function lockQueue(tx: Tx, queue: string, by: CommandActor): Promise<QueueSubject[] | null> {
  const needs = queueNeeds(queue);
  if (needs === null || (by.kind === 'member' && !by.scope.permissions.includes(needs))) return null;
  await tx(sql`select pg_advisory_xact_lock(hashtextextended('queue ' || ${queue}, 0))`);
  const [row] = await tx<{ owner: string }>(sql`select owner from queue_owners where queue = ${queue}`);
  return [{ kind: 'queue', id: queue, owner: row?.owner ?? null }];
}

/** Looks after a queue, also instead of whoever was seen to do so. @param seen who that was; empty for nobody */
export const takeQueue = defineCommand({
  name: 'queues.take',
  permission: 'operator.read',
  input: input.extend({ seen: askedLine(100) }),
  subjects: (tx, { queue }, by) => lockQueue(tx, queue, by),
  async run(tx, { subject: { id, owner }, input: { seen }, by }): Promise<Result<Done<null>, QueueRefusal>> {
    if ((owner ?? '') !== seen) return { ok: false, error: { code: 'queue_seen', queue: id } };
    await tx(sql`
      insert into queue_owners (queue, owner, taken_at) values (${id}, ${nameOfActor(by)}, ${await tx.now()})
      on conflict (queue) do update set owner = excluded.owner, taken_at = excluded.taken_at`);
    return { ok: true, value: { value: null } };
  },
});

/** Looks after one's own queue no more. */
export const releaseQueue = defineCommand({
  name: 'queues.release',
  permission: 'operator.read',
  input,
  subjects: (tx, { queue }, by) => lockQueue(tx, queue, by),
  async run(tx, { subject: { id, owner }, by }): Promise<Result<Done<null>, QueueRefusal>> {
    if (owner !== nameOfActor(by)) return { ok: false, error: { code: 'queue_of_other', queue: id } };
    await tx(sql`delete from queue_owners where queue = ${id}`);
    return { ok: true, value: { value: null } };
  },
});

/** Who looks after each queue, as the audit log names them. */
export async function queueOwners(query: Query): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ queue: string; owner: string }>(sql`select queue, owner from queue_owners`);
  return new Map(rows.map(({ queue, owner }) => [queue, owner]));
}
