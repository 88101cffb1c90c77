import type { PgBoss, Queue } from 'pg-boss';
import type { JobKind } from './define-job.ts';

/**
 * The queue of jobs that failed for good. It has no worker; docs/operations.md explains how to inspect it.
 */
export const DEAD_LETTERS = 'dead-letters';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/**
 * How long, in seconds, a finished job is stored. Longer than the hour in which `enqueueHourly` allows no
 * other one of its kind.
 */
const KEPT_FINISHED_S = 2 * HOUR_S;
const KEPT_DEAD_S = 30 * DAY_S;
const LONGEST_RETRY_S = 300;

/** Creates missing queues, and updates the others to this version of the program. */
export async function ensureQueues(
  boss: PgBoss,
  kinds: readonly JobKind[],
  heartbeatSeconds: number,
): Promise<void> {
  const wanted: Queue[] = [
    { name: DEAD_LETTERS, retentionSeconds: KEPT_DEAD_S, deleteAfterSeconds: KEPT_DEAD_S },
    ...kinds.map((kind) => queueOf(kind, heartbeatSeconds)),
  ];
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, policy, ...settings } of wanted) {
    const queue = found.get(name);
    if (!queue) await boss.createQueue(name, { ...settings, ...(policy && { policy }) });
    else if (differs(queue, settings)) await boss.updateQueue(name, settings);
  }
}

/** Exclusive: only one job of a payload is queued or running. */
function queueOf(kind: JobKind, heartbeatSeconds: number): Queue {
  return {
    name: kind.name,
    policy: 'exclusive',
    retryLimit: kind.retries,
    retryDelay: kind.retrySeconds,
    retryBackoff: true,
    retryDelayMax: LONGEST_RETRY_S,
    expireInSeconds: kind.timeLimitSeconds,
    heartbeatSeconds,
    deleteAfterSeconds: KEPT_FINISHED_S,
    deadLetter: DEAD_LETTERS,
  };
}

function differs(found: Partial<Queue>, wanted: Partial<Queue>): boolean {
  return Object.entries(wanted).some(([name, value]) => Reflect.get(found, name) !== value);
}
