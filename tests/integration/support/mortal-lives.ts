import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createTransaction } from '#server/platform/database/transactions.ts';
import type { migratedDatabase } from './migrated-database.ts';
import { openLife } from './order-life.ts';

class Crash extends Error {}

/** Lives whose transactions die at a statement or after a COMMIT, where the test says. */
export function mortalLives(opened: ReturnType<typeof migratedDatabase>) {
  let left: number | null = null;
  let steps = 0;
  const newLife = () => {
    const transaction = createTransaction(opened().database.pool, {
      onStatement({ text, when }) {
        if (when !== 'before' && text !== 'commit') return;
        steps += 1;
        if (left === null) return;
        left -= 1;
        if (left > 0) return;
        left = null;
        throw new Crash();
      },
    });
    return openLife({ ...opened(), transaction });
  };

  /** Works until a step, from 1; null lets it end. @returns how many steps it took */
  async function dieAt(step: number | null, work: () => Promise<unknown>): Promise<number> {
    steps = 0;
    left = step;
    await work().catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
    const taken = steps;
    left = null;
    while (await hasOpenTransaction()) await sleep(1);
    return taken;
  }

  /** The transaction of a crash ends a moment later. */
  async function hasOpenTransaction(): Promise<boolean> {
    const open = await opened().query(sql`
      select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`);
    return open.length > 0;
  }

  return { newLife, dieAt };
}
