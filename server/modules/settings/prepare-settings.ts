import { isSameValue, SETTINGS } from '#domain/settings/known-settings.ts';
import type { Query } from '#server/platform/database/query.ts';
import { ENV_NAMES, isExampleContact, type SeedEnv, valuesOfEnv } from './env-settings.ts';
import { readStored, storeSetting, withStored } from './stored-settings.ts';

/** What the start says about settings. */
export interface PreparedSettings {
  /** Variables of the environment whose values do not hold, because the console has changed them. */
  overruled: string[];
  isExampleContact: boolean;
}

/**
 * Writes what the environment sets and the database has not yet, in a transaction (P-CONSOLE-60).
 */
export async function prepareSettings(query: Query, env: SeedEnv): Promise<PreparedSettings> {
  const rows = await readStored(query);
  const seeds = valuesOfEnv(env);
  const overruled: string[] = [];
  for (const { key } of SETTINGS) {
    const name = ENV_NAMES[key];
    if (name === undefined || !env.given.has(name)) continue;
    const row = rows.find((one) => one.key === key);
    if (!row) await storeSetting(query, { key, value: seeds[key], by: 'system' });
    else if (!isSameValue(row.value, seeds[key])) overruled.push(name);
  }
  return { overruled, isExampleContact: isExampleContact(withStored(seeds, rows).values) };
}
