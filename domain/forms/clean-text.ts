/** One line without control characters, so that it may stand in the subject of a mail. */
export const toLine = (typed: string) => typed.replace(/\p{Cc}+/gu, ' ').trim();

/** Several lines: line ends as `\n` (a form posts `\r\n`), other control characters but tabs out. */
export const toText = (typed: string) =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
