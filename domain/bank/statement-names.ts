import type { ReadLine } from './read-statement.ts';

/** What lines of a statement name: by this what they may mean is looked for, whatever else waits. */
export interface StatementNames {
  /** Words of the lines, in capitals; a file may be one of them. */
  words: readonly string[];
  /** Whole Rupiah that left. */
  amounts: readonly number[];
  /** Numbers of refunds. */
  refunds: readonly number[];
  /** Numbers of payouts. */
  payouts: readonly number[];
}

/** The words of a text as a bank prints them: letters and digits, in capitals; a hyphen belongs to the word. */
export const wordsOf = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[^A-Z0-9-]+/)
    .filter((word) => word !== '');

/** What the lines by which money left name (P-PAY-46). */
export function namesOf(lines: readonly ReadLine[]): StatementNames {
  const left = lines.flatMap((read) => (read.kind === 'sent' ? [read.line] : []));
  const words = [...new Set(left.flatMap(({ text }) => wordsOf(text)))];
  return {
    words,
    amounts: [...new Set(left.map(({ amount }) => amount))],
    refunds: numbersOf(words, /^R(\d{1,9})$/),
    payouts: numbersOf(words, /^(\d{1,9})$/),
  };
}

const numbersOf = (words: readonly string[], form: RegExp): number[] =>
  words.flatMap((word) => {
    const number = form.exec(word)?.[1];
    return number === undefined ? [] : Number(number);
  });
