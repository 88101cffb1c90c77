/** An emoji as a whole: joiners, variation selectors and the tags of flags are invisible, but part of it. */
const PICTURE = String.raw`\p{ExtPict}[\uFE0E\uFE0F]?\p{EMod}?`;
const EMOJI = String.raw`[0-9#*]\uFE0F\u20E3|\u{1F3F4}[\u{E0030}-\u{E007A}]+\u{E007F}|${PICTURE}(?:\u200D${PICTURE})*`;

/** Controls but tabs and line ends, half surrogate pairs, and what Unicode does not show: zero width, direction, soft hyphens. */
const INVISIBLE = String.raw`[\0-\x08\x0E-\x1F\x7F-\x9F\p{Cs}\p{DI}\p{NChar}\uFFF9-\uFFFC]`;

const EMOJI_OR_INVISIBLE = new RegExp(`(${EMOJI})|${INVISIBLE}`, 'gu');
const LINE_END = /\r\n?|[\v\f\x85\u2028\u2029]/g;
/** All blanks but tabs and line ends, and the empty Braille pattern, which looks like one. */
const BLANK = /[^\S\n\t]|\u2800/g;
/** Hyphens, dashes and minus signs of all kinds. */
const DASH = /[\p{Pd}\u02D7\u2043\u2212]/gu;

/** Whether a text has a zero byte, which PostgreSQL cannot store: nobody types one, so the text is damaged. */
export const hasZeroByte = (text: string): boolean => text.includes('\0');

/**
 * A stranger's text of several lines as the shop stores and compares it (P-FORM-10): in Unicode's composed form (NFC),
 * without invisible characters, odd blanks as plain ones, line ends as `\n`. Idempotent. Accents stay.
 */
export const cleanText = (typed: string): string =>
  typed.replace(LINE_END, '\n').replace(EMOJI_OR_INVISIBLE, '$1').normalize('NFC').replace(BLANK, ' ').trim();

/** {@link cleanText} on one line, with single blanks; safe in the subject of a mail. */
export const cleanLine = (typed: string): string => cleanText(typed).replace(/\s+/g, ' ');

/** A number as people write it (of a telephone, an order, an account): dashes of all kinds are '-', wide digits plain. */
export const cleanNumber = (typed: string): string => cleanLine(typed.normalize('NFKC')).replace(DASH, '-');
