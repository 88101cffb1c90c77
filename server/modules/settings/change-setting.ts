import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { typedLine } from '#domain/forms/typed-text.ts';
import { OPERATOR_SETTINGS_PATH } from '#domain/paths.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/methods.ts';
import type { Result } from '#domain/result.ts';
import {
  isSameValue,
  SETTING_KEYS,
  type Setting,
  type SettingKey,
  settingOf,
} from '#domain/settings/known-settings.ts';
import { isWithin, type SettingValue } from '#domain/settings/setting-shapes.ts';
import { type Done, defineCommand, nameOfActor, type Subject } from '#server/modules/access/access.ts';
import { CHANGE_LOG } from '#server/platform/changes/change-log.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { Env } from '#server/platform/settings/env.ts';
import { type SeedEnv, valuesOfEnv } from './env-settings.ts';
import { SETTINGS_CHANGED } from './open-settings.ts';
import { readStored, storeSetting } from './stored-settings.ts';
import { tellOwners } from './tell-owners.ts';

const line = typedLine('no_text');

/** Why a setting was not changed. */
export type SettingRefusal =
  /** The value is nothing that the setting may be. */
  | { code: 'setting_bad'; key: SettingKey }
  /** Somebody changed it since the page was shown. */
  | { code: 'setting_stale'; key: SettingKey }
  /** It has this value already. */
  | { code: 'setting_same'; key: SettingKey }
  /** The shop has an account for none of these ways to pay. */
  | { code: 'setting_unpayable'; key: SettingKey };

/** What the commands need to know of the shop. */
interface ChangeMeans {
  env: SettingsEnv;
  /** The ways to pay that the shop can take. */
  possible: ReadonlySet<PaymentMethod>;
}

/** What the settings are before anybody has changed them, and where the shop is. */
export type SettingsEnv = SeedEnv & Pick<Env, 'publicUrl'>;

interface SettingSubject extends Subject {
  setting: Setting;
  /** The present row; a version of 0 without one. */
  version: number;
  stored: unknown;
}

/** Changes of settings come one after the other, so that two people who change one do not overwrite each other. */
async function lockSetting(tx: Tx, key: SettingKey, isMoney: boolean): Promise<SettingSubject[] | null> {
  const setting = settingOf(key);
  if (!setting || setting.isMoney !== isMoney) return null;
  await tx(sql`lock table settings in share row exclusive mode`);
  const row = (await readStored(tx)).find((one) => one.key === key);
  return [{ kind: 'setting', id: key, setting, version: row?.version ?? 0, stored: row?.value }];
}

/**
 * Gives a setting a value. It counts in all processes about a second later, and pages that show it are made anew.
 */
const changeCommand = ({ env, possible }: ChangeMeans, isMoney: boolean) =>
  defineCommand({
    name: isMoney ? 'settings.change_money' : 'settings.change',
    permission: isMoney ? 'operator.settings.money' : 'operator.settings',
    needsFreshFactor: isMoney,
    needsReason: true,
    input: z.object({
      key: z.enum(SETTING_KEYS),
      value: z.union([line, z.number(), z.array(line).max(1_000)]),
      /** The version that was seen; 0 before the first change. */
      seen: z.int().min(0),
    }),
    subjects: (tx, { key }) => lockSetting(tx, key, isMoney),
    async run(tx, { subject, input, by }): Promise<Result<Done<null>, SettingRefusal>> {
      const { key, value, seen } = input;
      const { setting, version, stored } = subject;
      if (seen !== version) return { ok: false, error: { code: 'setting_stale', key } };
      if (!isWithin(setting.shape, value)) return { ok: false, error: { code: 'setting_bad', key } };
      if (key === 'payment.methods' && !isPayable(value, possible))
        return { ok: false, error: { code: 'setting_unpayable', key } };
      const before = isWithin(setting.shape, stored) ? stored : valuesOfEnv(env)[key];
      if (isSameValue(before, value)) return { ok: false, error: { code: 'setting_same', key } };
      await storeSetting(tx, { key, value, by: nameOfActor(by) });
      await tx(sql`
        insert into ${sql.identifier(CHANGE_LOG)} (tag) values (${SETTINGS_CHANGED}) on conflict do nothing`);
      const link = env.publicUrl + OPERATOR_SETTINGS_PATH;
      if (isMoney) await tellOwners(tx, { setting, before, after: value, by, link });
      return { ok: true, value: { value: null, before: { value: before }, after: { value } } };
    },
  });

/** Whether shoppers can pay in one of these ways at least. */
const isPayable = (value: SettingValue, possible: ReadonlySet<PaymentMethod>): boolean =>
  typeof value === 'object' &&
  PAYMENT_METHODS.some((method) => possible.has(method) && value.includes(method));

/** The commands that change settings: those of money and limits take a fresh code, and owners are told. */
export const settingCommands = (means: ChangeMeans) => ({
  change: changeCommand(means, false),
  changeMoney: changeCommand(means, true),
});
