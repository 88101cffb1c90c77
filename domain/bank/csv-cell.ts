/** A cell of a file with a delimiter, quoted where a reader would split, misread or trim it. */
export const csvCell = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
