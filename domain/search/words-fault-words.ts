import type { WordsCellFault, WordsFault } from './words-file.ts';

type Words = { [Code in WordsCellFault['code']]: (fault: Extract<WordsCellFault, { code: Code }>) => string };

/** The faults of rows of words, which continue 'Row 3, column words: ...'. */
const WORDS: Words = {
  empty: () => 'is empty',
  not_one_of: ({ typed, known }) => `is '${typed}', but must be one of ${known.join(', ')}`,
  not_yes: ({ typed }) => `is '${typed}', but must be yes or empty`,
  no_letter: ({ typed }) => `has '${typed}', which has no letter`,
  in_other_row: ({ typed, other }) => `has '${typed}', as row ${other} has`,
  not_of_program: ({ typed }) =>
    `is '${typed}', but such rows come with the program; empty the cell to make it a row of your own`,
  no_category: ({ typed }) => `has '${typed}', which is no category of the shop`,
};

/** What is wrong with a cell of a file of words, for the terminal. */
export const wordsFaultWords = <Code extends WordsFault['code']>(
  fault: Extract<WordsFault, { code: Code }>,
): string => WORDS[fault.code as Code](fault);
