/** The one place that formats dates and times for shoppers; apart from `format.ts`, because most pages show numbers alone (P-SHOP-14). */

const MONTHS_SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];
const MONTHS_LONG = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];
/** Western Indonesian Time is UTC+7 all year. */
const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;

/** The calendar parts of an instant on a clock in Jakarta. */
export function jakartaParts(instant: Date) {
  const local = new Date(instant.getTime() + WIB_OFFSET_MS);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

/** The midnight in Jakarta at or before an instant. */
export function startOfJakartaDay(instant: Date): Date {
  const { year, month, day } = jakartaParts(instant);
  return new Date(Date.UTC(year, month, day) - WIB_OFFSET_MS);
}

/** The next midnight in Jakarta, strictly after an instant. */
export function nextJakartaMidnight(instant: Date): Date {
  const { year, month, day } = jakartaParts(instant);
  return new Date(Date.UTC(year, month, day + 1) - WIB_OFFSET_MS);
}

const pad = (value: number) => String(value).padStart(2, '0');

/** 'd MMM yyyy, HH:mm' in Jakarta time: '10 Agu 2025, 14:05' (P-SHOP-13). */
export function formatDateTime(instant: Date): string {
  const { year, month, day, hour, minute } = jakartaParts(instant);
  return `${day} ${MONTHS_SHORT[month]} ${year}, ${pad(hour)}:${pad(minute)}`;
}

/** The same for a clock that many minutes ahead of UTC, such as that of a shopper in Jayapura. */
export function formatDateTimeAt(instant: Date, minutesAhead: number): string {
  return formatDateTime(new Date(instant.getTime() + minutesAhead * 60_000 - WIB_OFFSET_MS));
}

/** 'd MMMM yyyy' in Jakarta time: '10 Agustus 2025'. */
export function formatLongDate(instant: Date): string {
  const { year, month, day } = jakartaParts(instant);
  return `${day} ${MONTHS_LONG[month]} ${year}`;
}

/**
 * A stored calendar date 'yyyy-mm-dd' as '10 Agu 2025'.
 * @throws RangeError when the text is no such date.
 */
export function formatCalendarDate(isoDate: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate);
  if (!match) throw new RangeError(`Not a calendar date: ${isoDate}`);
  return `${Number(match[3])} ${MONTHS_SHORT[Number(match[2]) - 1]} ${match[1]}`;
}

/**
 * Two stored calendar dates as one range: '26-28 Nov', across months '30 Nov-2 Des', one day '26 Nov'.
 * Without the year, because the range is always in the next days.
 * @throws RangeError when a text is no such date.
 */
export function formatDayRange(firstIsoDate: string, lastIsoDate: string): string {
  const withoutYear = (isoDate: string) => formatCalendarDate(isoDate).split(' ').slice(0, 2).join(' ');
  const [first, last] = [withoutYear(firstIsoDate), withoutYear(lastIsoDate)];
  if (firstIsoDate === lastIsoDate) return last;
  const isOneMonth = firstIsoDate.slice(0, 7) === lastIsoDate.slice(0, 7);
  return `${isOneMonth ? first.split(' ')[0] : first}-${last}`;
}

/** Hours, minutes and seconds as a clock: 16200 seconds become '04:30:00'. */
export function formatClock(totalSeconds: number): string {
  const seconds = Math.max(0, Math.floor(totalSeconds));
  return [seconds / 3600, (seconds % 3600) / 60, seconds % 60].map((part) => pad(Math.floor(part))).join(':');
}
