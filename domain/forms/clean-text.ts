/** One line without control characters, safe in the subject of a mail. */
export const toLine = (typed: string) => typed.replace(/\p{Cc}+/gu, ' ').trim();

/** Several lines: line ends become `\n` (a form posts `\r\n`); control characters except tabs are removed. */
export const toText = (typed: string) =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
