/**
 * Holidays and joint leave by the joint decree of three ministers. Source for 2026: SKB 1497/2025, 2/2025 and
 * 5/2025 of 19 September 2025. Add a new year when it is decreed, usually in September of the year before.
 */
const DECREED: Readonly<Record<string, readonly string[]>> = {
  2026: [
    ...['01-01', '01-16', '02-16', '02-17', '03-18', '03-19', '03-20', '03-21', '03-22', '03-23', '03-24'],
    ...['04-03', '04-05', '05-01', '05-14', '05-15', '05-27', '05-28', '05-31', '06-01', '06-16'],
    ...['08-17', '08-25', '12-24', '12-25'],
  ],
};

/** Holidays on the same date each year; all that is known of a year before its decree. */
const FIXED = ['01-01', '05-01', '06-01', '08-17', '12-25'];

/** Whether a day 'yyyy-mm-dd' is a holiday or joint leave, as far as its year is decreed. */
export function isHoliday(day: string): boolean {
  return (DECREED[day.slice(0, 4)] ?? FIXED).includes(day.slice(5));
}
