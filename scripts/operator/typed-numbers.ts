import { type Rupiah, rupiah } from '#domain/money.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';

/** Whole Rupiah, with or without dots: 90000 or 90.000. @throws SettingsError for anything else */
export function readAmount(typed: string): Rupiah {
  if (/^\d{1,3}(\.\d{3})+$|^\d{1,12}$/.test(typed)) return rupiah(Number(typed.replaceAll('.', '')));
  throw new SettingsError(`${typed} is no amount in whole Rupiah, such as 90000.`);
}

/** @throws SettingsError for anything but a weight in grams */
export function readGrams(typed: string): number {
  if (/^\d{1,6}$/.test(typed)) return Number(typed);
  throw new SettingsError(`${typed} is no weight in grams, such as 1400.`);
}
