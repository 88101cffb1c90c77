import { SettingsError } from '../settings/settings-error.ts';

/** One problem in an import file, for its author to correct. */
export interface Problem {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly row: number;
  readonly column: string;
  /** Continues 'Row 3, column price: ...'. */
  readonly text: string;
}

/** Reports a problem with one cell. */
export type Report = (row: number, column: string, text: string) => void;

/** Most problems to print in full; a file of the wrong kind has one in every cell. */
const printedProblems = 200;

/** @throws SettingsError with every problem, in the order of the file, if there are any */
export function refuseProblems(found: readonly Problem[]): void {
  if (found.length > 0) throw new SettingsError(...sentencesOf(found));
}

/**
 * A sentence for each problem, in the order of the file.
 * @param found only the first of several problems with one cell is reported
 */
export function sentencesOf(found: readonly Problem[]): string[] {
  const byCell = new Map(found.toReversed().map((problem) => [`${problem.row} ${problem.column}`, problem]));
  const problems = [...byCell.values()].reverse();
  const lines = problems
    .toSorted((a, b) => a.row - b.row)
    .slice(0, printedProblems)
    .map(({ row, column, text }) => `Row ${row}, column ${column}: ${text}.`);
  if (problems.length > printedProblems) lines.push(`... and ${problems.length - printedProblems} more.`);
  const rows = new Set(problems.map(({ row }) => row)).size;
  return [...lines, `Nothing was imported: ${problems.length} problem(s) in ${rows} row(s) of the file.`];
}
