/** What separates the words of a name: 'Budi Santoso', 'budi_santoso88', 'rina.w'. Figures tell who it is and no word. */
const BETWEEN_WORDS = /[^\p{L}\p{M}]+/u;
/** A first word of fewer letters than this keeps its first one only. */
const SHOWS_LAST_FROM = 3;

/** A letter whose capital is more than one ('ß') stays as it is. */
function upper(letter: string): string {
  const capital = letter.toLocaleUpperCase('id');
  return [...capital].length === 1 ? capital : letter;
}

/** A name as {@link maskName} gives it. */
const MASKED = /^[\p{L}\p{M}]?\*{3}[\p{L}\p{M}]?(?: [\p{L}\p{M}]\.)?$/u;

/**
 * The name of a reviewer as everybody may read it: first and last letter of the first word, initial of the last word.
 * 'Budi Santoso' is 'B***i S.', 'rina.w' is 'R***a W.', 'Al' is 'A***'. A name without letters is '***'.
 * The number of stars is always three, so that they do not tell how long the name is (P-PROD-14). Idempotent.
 */
export function maskName(name: string): string {
  if (MASKED.test(name)) return name;
  const words = name.normalize('NFC').split(BETWEEN_WORDS).filter(Boolean);
  const first = [...(words[0] ?? '')];
  const last = words.length > 1 ? [...(words.at(-1) ?? '')] : [];
  const ending = first.length < SHOWS_LAST_FROM ? '' : (first.at(-1) ?? '');
  const initial = last[0] ? ` ${upper(last[0])}.` : '';
  return `${first[0] ? upper(first[0]) : ''}***${ending}${initial}`;
}
