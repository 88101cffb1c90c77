import { foldText } from '../search/fold-text.ts';

/** What looks like something else in many typefaces. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[1!|ij]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/[^a-z]/g, ''],
];

/** What two names that look alike have in common. */
export const lookOf = (name: string): string =>
  ALIKE.reduce((text, [from, to]) => text.replace(from, to), foldText(name));

/** Whether a name has letters of another script, which may look like Latin ones (P-CENTRE-61). */
export const hasForeignLetters = (name: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(name);
