import os from 'node:os';
import type { Row } from './measurement.ts';

/** A row with the load of the machine when its measurement began and when it was done. */
export interface LoadedRow extends Row {
  readonly load: readonly [before: number, after: number];
}

/** Jobs that wanted a processor in the last minute, on average. */
export const loadNow = () => os.loadavg()[0] ?? Number.NaN;

/** The table of a run in Markdown, with what it was measured on above it. */
export function table(rows: readonly LoadedRow[], { rounds }: { rounds: number }): string {
  const [processor] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, node ${process.version}, ${os.type()} ${os.arch()}, ` +
      `${os.cpus().length} x ${processor?.model.trim()}, ${memory} GB; medians of ${rounds} rounds; load average of the last minute before and after each.`,
    '',
    '| What | Result | Goal | Reached | Load |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(line),
  ].join('\n');
}

function line({ what, result, goal, load }: LoadedRow): string {
  const cells = [
    what,
    result,
    goal?.text ?? '',
    goal ? (goal.isReached ? 'yes' : 'no') : '',
    load.map((jobs) => jobs.toFixed(1)).join(' to '),
  ];
  return `| ${cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
}
