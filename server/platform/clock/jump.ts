import { setTimeout as sleep } from 'node:timers/promises';
import { shopNow } from '../database/now.ts';
import type { Query } from '../database/query.ts';
import type { Transaction } from '../database/transactions.ts';
import type { DueWork } from '../jobs/due-work.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { moveClock } from './shop-clock.ts';

export interface JumpOptions {
  readonly query: Query;
  readonly transaction: Transaction;
  readonly work: readonly DueWork[];
  readonly to: Date;
  /** Called at each moment once its work is done: whether to stop there. */
  readonly isThere?: () => Promise<boolean>;
  /** Called with each moment at which something was done, and what. */
  readonly tell: (moment: Date, names: readonly string[]) => void;
  /** How long, in ms, the shop may take for the work of one moment. */
  readonly patienceMs?: number;
}

/** A running shop sweeps within seconds; a busy one may take longer. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;
/** Moments of one minute are one stop: a sweep comes some seconds late, too. */
const GRAIN_MS = 60_000;

/**
 * Moves the shop's clock ahead, from one due moment to the next, and waits at each until the shop has done
 * what is due. An order that would be paid, expire and be deleted within a week then does so in this order.
 * @throws SettingsError when the shop does not do it; the clock then stands at that moment
 */
export async function jumpTo({ to, ...options }: JumpOptions): Promise<void> {
  const { query, transaction, work, isThere } = options;
  const ofShop = work.filter(({ clock }) => clock === 'shop');
  for (;;) {
    await waitUntilDone(ofShop, options);
    if ((await isThere?.()) || (await shopNow(query)) >= to) return;
    const moments = await Promise.all(ofShop.map((one) => nextStop(one, query)));
    const next = Math.min(to.getTime(), ...moments.flatMap((moment) => moment ?? []));
    await moveClock(transaction, new Date(next));
  }
}

/** The moment at which a jump stops for some work: its next due one, or the end of that one's grain; null for none. */
async function nextStop({ nextDue, grainMs = GRAIN_MS }: DueWork, query: Query): Promise<number | null> {
  const due = await nextDue(query);
  return due && Math.ceil(due.getTime() / grainMs) * grainMs;
}

async function waitUntilDone(
  work: readonly DueWork[],
  { query, tell, patienceMs = PATIENCE_MS }: Omit<JumpOptions, 'to'>,
): Promise<void> {
  const due = async (now: Date) => {
    const moments = await Promise.all(work.map((one) => one.nextDue(query)));
    return work.flatMap(({ name }, at) => ((moments[at] ?? Number.POSITIVE_INFINITY) <= now ? name : []));
  };
  const moment = await shopNow(query);
  const names = await due(moment);
  if (names.length === 0) return;
  for (const deadline = performance.now() + patienceMs; (await due(moment)).length > 0; ) {
    if (performance.now() > deadline) {
      throw new SettingsError(
        `What is due at ${moment.toISOString()} is not done (${names.join(', ')}): start the shop, which does it, and try again.`,
      );
    }
    await sleep(LOOK_EVERY_MS);
  }
  tell(moment, names);
}
