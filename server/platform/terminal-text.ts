/** Text from outside as one line: it may contain control characters of terminals. */
export const plainText = (text: string): string => text.replace(/\p{C}+/gu, ' ');

/** Rows of cells as lines with straight columns. The first row says how many columns there are. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
