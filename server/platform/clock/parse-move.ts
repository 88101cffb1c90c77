import { SettingsError } from '../settings/settings-error.ts';

const MINUTE_MS = 60_000;
const UNITS_MS: Readonly<Record<string, number>> = {
  m: MINUTE_MS,
  h: 60 * MINUTE_MS,
  d: 24 * 60 * MINUTE_MS,
};

/**
 * The moment to move the clock to: `+3h` from now, or a moment with its time zone.
 * @throws SettingsError when it is neither, or not ahead of now
 */
export function parseMove(given: { by: string | undefined; to: string | undefined }, now: Date): Date {
  const moment = given.to === undefined ? laterBy(given.by ?? '', now) : momentOf(given.to);
  if (moment <= now) {
    throw new SettingsError(`The clock only goes ahead, and stands at ${now.toISOString()} already.`);
  }
  return moment;
}

function laterBy(text: string, now: Date): Date {
  const [, count, unit = ''] = /^\+(\d{1,6})([mhd])$/.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  if (unitMs === undefined) {
    throw new SettingsError(
      `Name how far to move the clock, such as +30m, +3h or +1d, or --to and a moment; ${text} is neither.`,
    );
  }
  return new Date(now.getTime() + Number(count) * unitMs);
}

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (!/T.*(Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(moment.getTime())) {
    throw new SettingsError('--to must be a moment with its time zone, such as 2026-12-01T00:00+07:00.');
  }
  return moment;
}
