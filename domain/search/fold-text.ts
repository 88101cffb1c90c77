const ACCENTED = /[\u00e0-\u024f\u1e00-\u1eff]/g;
const MARKS = /[\u0300-\u036f]/g;

/**
 * A text as it is compared, wherever texts are: composed (NFC), in lower case, and Latin letters without their accents.
 * 'Café' is 'cafe' in either Unicode form. `fold_text` of the database gives the same.
 */
export function foldText(text: string): string {
  const lower = foldCase(text.normalize('NFC'));
  // Most texts are plain.
  return /^\p{ASCII}*$/u.test(lower) ? lower : lower.replace(ACCENTED, withoutAccent).replace(MARKS, '');
}

/** An accented letter as the plain one below its accents; others, such as 'ø', as they are. */
export function withoutAccent(letter: string): string {
  const [plain = letter] = letter.normalize('NFD');
  return /[a-z]/.test(plain) ? plain : letter;
}

/** Lower case letter by letter: 'Σ' is 'σ' at the end of a word too, and 'İ' is 'i'. */
function foldCase(text: string): string {
  const lower = text.toLowerCase();
  // Only these letters change by their context, or to more than one letter (Unicode, SpecialCasing.txt).
  if (!/[\u0130\u03a3]/.test(text)) return lower;
  return Array.from(text, (letter) => (letter === '\u0130' ? 'i' : letter.toLowerCase())).join('');
}
