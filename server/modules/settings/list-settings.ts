import { SETTINGS, type SettingArea, type SettingKey } from '#domain/settings/known-settings.ts';
import { SETTING_NAMES } from '#domain/settings/setting-names.ts';
import { isWithin, type SettingValue } from '#domain/settings/setting-shapes.ts';
import { lastLinesOf, membersNamed } from '#server/modules/access/access.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import type { Query } from '#server/platform/database/query.ts';
import { type SeedEnv, valuesOfEnv } from './env-settings.ts';
import { readStored } from './stored-settings.ts';

/** A setting as the console shows it. */
export interface ShownSetting {
  key: SettingKey;
  area: SettingArea;
  name: string;
  isMoney: boolean;
  value: SettingValue;
  /** 0 before the first change. */
  version: number;
  /** The last change; null while the first value holds. */
  changed: {
    at: Date;
    by: string;
    role: string | null;
    sellerId: number | null;
    email: string | null;
    reason: string | null;
    /** What it was before, where that may be set again. */
    before: SettingValue | null;
  } | null;
}

/** All settings with who changed them last, in the order of the screen. */
export async function listSettings(query: Query, env: SeedEnv): Promise<ShownSetting[]> {
  const rows = await readStored(query);
  const lines = await lastLinesOf(query, 'setting');
  const members = await membersNamed(
    query,
    rows.map(({ changedBy }) => changedBy),
  );
  const emails = await emailsOf(
    query,
    [...members.values()].map(({ userId }) => userId),
  );
  const seeds = valuesOfEnv(env);
  return SETTINGS.map(({ key, area, shape, isMoney }) => {
    const row = rows.find((one) => one.key === key);
    const shown = { key, area, name: SETTING_NAMES[key], isMoney };
    if (!row) return Object.assign(shown, { value: seeds[key], version: 0, changed: null });
    const member = members.get(row.changedBy);
    const line = lines.find(({ subjectId }) => subjectId === key);
    const before = line?.before?.['value'];
    return Object.assign(shown, {
      value: isWithin(shape, row.value) ? row.value : seeds[key],
      version: row.version,
      changed: {
        at: row.changedAt,
        by: row.changedBy,
        role: member?.role ?? null,
        sellerId: member?.sellerId ?? null,
        email: (member && emails.get(member.userId)) ?? null,
        reason: line?.reason ?? null,
        before: isWithin(shape, before) ? before : null,
      },
    });
  });
}
