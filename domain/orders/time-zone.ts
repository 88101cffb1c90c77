/** Minutes that the clocks of Indonesia are ahead of UTC, all year. */
const ZONES: Readonly<Record<number, string>> = { 420: 'WIB', 480: 'WITA', 540: 'WIT' };

/** Jakarta's offset; the shop shows all times in it. */
export const WIB_MINUTES_AHEAD = 420;

/** The name of a time zone by its minutes ahead of UTC; abroad it is the shopper's own time. */
export const zoneName = (minutesAhead: number): string => ZONES[minutesAhead] ?? 'waktu setempat';
