import type { SettingValues } from '#domain/settings/known-settings.ts';
import type { ChangeFeed } from '#server/platform/changes/change-feed.ts';
import { ALL } from '#server/platform/changes/change-log.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Log } from '#server/platform/log.ts';
import { type SeedEnv, valuesOfEnv } from './env-settings.ts';
import { readStored, withStored } from './stored-settings.ts';

/** Written to the change log when a setting was changed; pages that show one carry it. */
export const SETTINGS_CHANGED = 'settings';

/** The settings in force in this process; a change arrives about a second after its commit. */
interface Settings {
  values(): SettingValues;
  /** Reads them now, for what must not be decided by what was in force a second ago. */
  refresh(): Promise<void>;
}

/** Reads the settings, and follows their changes. A row that is nothing a setting may be is reported, and changes nothing. */
export async function openSettings(given: {
  query: Query;
  feed: Pick<ChangeFeed, 'subscribe'>;
  log: Log;
  env: SeedEnv;
}): Promise<Settings> {
  const { query, feed, log, env } = given;
  let values = valuesOfEnv(env);
  const read = async () => {
    const { values: found, bad } = withStored(values, await readStored(query));
    values = found;
    if (bad.length > 0) log.warn({ settings: bad }, 'Stored settings are bad; their former values stay');
  };
  await read();
  feed.subscribe(async (tags) => {
    if (!tags.includes(SETTINGS_CHANGED) && !tags.includes(ALL)) return;
    // If the database is away, the change feed reports everything as changed once it is back.
    await read().catch((error: unknown) => log.warn({ err: error }, 'The settings cannot be read'));
  });
  return { values: () => values, refresh: read };
}
