import { sql } from 'drizzle-orm';
import { SETTINGS, type SettingKey, type SettingValues } from '#domain/settings/known-settings.ts';
import { isWithin, type SettingValue } from '#domain/settings/setting-shapes.ts';
import type { Query } from '#server/platform/database/query.ts';
import { noticesTo, type SeedEnv, valuesOfEnv } from './env-settings.ts';

/** A stored setting. */
export interface StoredSetting {
  key: SettingKey;
  /** As the row has it, which may be nothing that the setting may be. */
  value: unknown;
  changedBy: string;
  changedAt: Date;
  version: number;
}

/** The rows of the settings that this version of the program knows. */
export const readStored = (query: Query): Promise<StoredSetting[]> =>
  query<StoredSetting>(sql`
    select key, value, changed_by as "changedBy", changed_at as "changedAt", version from settings
    where key = any(${sql.param(SETTINGS.map(({ key }) => key))}::text[])`);

/**
 * The settings in force: of each row its value, where it is one that the setting may have, and otherwise the former one.
 * @returns also the keys whose rows are bad
 */
export function withStored(
  former: SettingValues,
  rows: readonly StoredSetting[],
): { values: SettingValues; bad: SettingKey[] } {
  const good = new Map<SettingKey, SettingValue>();
  const bad: SettingKey[] = [];
  for (const { key, shape } of SETTINGS) {
    const row = rows.find((one) => one.key === key);
    if (!row) continue;
    if (isWithin(shape, row.value)) good.set(key, row.value);
    else bad.push(key);
  }
  return { values: Object.assign({}, former, Object.fromEntries(good)), bad };
}

/** The operator's address as it is stored now; null while the contact is the example. */
export const readNoticesTo = async (query: Query, env: SeedEnv): Promise<string | null> =>
  noticesTo(withStored(valuesOfEnv(env), await readStored(query)).values);

/** Writes a value; the caller has checked it. */
export async function storeSetting(
  query: Query,
  { key, value, by }: { key: SettingKey; value: SettingValue; by: string },
): Promise<void> {
  await query(sql`
    insert into settings (key, value, changed_by) values (${key}, ${JSON.stringify(value)}::jsonb, ${by})
    on conflict (key) do update set value = excluded.value, changed_by = excluded.changed_by, changed_at = now(),
      version = settings.version + 1`);
}
