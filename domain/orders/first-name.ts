/** Letters, blanks, and what stands between and after the words of a name: 'H. Abdul Rahman', "Nur'aini", 'Siti, S.'. */
const NAME = /^[\p{L}\p{M}’' .,-]{2,60}$/u;
/** A point inside a word stands in the address of a page, and in no name. */
const POINT_INSIDE = /\.[\p{L}\p{M}]/u;
/** A word of letters alone, of a length that somebody can be called by: no title, no sentence without blanks. */
const WORD = /^[\p{L}\p{M}’'-]{2,20}$/u;

/**
 * The name to greet a recipient by, or null when what was typed does not look like a name. A stranger may type the name
 * and somebody else's address, so no more than one word of letters reaches a mail: it can carry no message and no
 * address (P-BUY-71).
 */
export function firstName(typed: string): string | null {
  const name = typed.normalize('NFC').trim();
  if (!NAME.test(name) || POINT_INSIDE.test(name)) return null;
  return name.split(' ').find((word) => WORD.test(word)) ?? null;
}
