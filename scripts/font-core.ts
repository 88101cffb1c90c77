/**
 * The characters in the core of the typeface, as first and last code points: printable ASCII, and the signs
 * of the shop's Indonesian texts. Other characters come from the full file, when a page needs it.
 */
export const CORE_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb3],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xe9, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];

/** The weights that the pages use. */
export const WEIGHTS = { min: 400, max: 800 };

const hex = (code: number) => code.toString(16).toUpperCase();

/** The core's ranges in CSS syntax. */
export const coreUnicodeRange = (): string =>
  CORE_RANGES.map(([first, last]) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  ).join(', ');
