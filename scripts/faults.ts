// npm run faults [-- --list] [-- --only ID] [-- --minutes 15]
import { parseArgs } from 'node:util';
import { FAULTS } from './faults/catalogue.ts';
import type { Fault } from './faults/fault.ts';
import { Judge, type Verdict } from './faults/judge.ts';
import { withFault } from './faults/plant.ts';
import { endAll } from './faults/process.ts';
import { projectText, Sandbox } from './faults/sandbox.ts';

/**
 * `npm run faults`: plants the faults of the catalogue one at a time into a copy of the project and runs the test that
 * must catch each. Closes with 'N passed, N failed', passed meaning caught.
 */

/** The whole run ends within this time unless --minutes says otherwise; what is left then counts as failed. */
const LONGEST_MINUTES = '15';

/** Whether a fault still fits the sources. */
function fits(fault: Fault): boolean {
  const text = projectText(fault.file);
  return text !== null && withFault(text, fault) !== null;
}

interface Options {
  faults: readonly Fault[];
  isListing: boolean;
  limitMs: number;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      list: { type: 'boolean', default: false },
      minutes: { type: 'string', default: LONGEST_MINUTES },
    },
  });
  const wanted = values.only ?? FAULTS.map(({ id }) => id);
  const unknown = wanted.filter((id) => !FAULTS.some((fault) => fault.id === id));
  if (unknown.length > 0) {
    throw new Error(`There is no fault called ${unknown.join(', ')}: see npm run faults -- --list`);
  }
  return {
    faults: FAULTS.filter(({ id }) => wanted.includes(id)),
    isListing: values.list,
    limitMs: Number(values.minutes) * 60_000,
  };
}

/** Prints rows as columns; the last one may be of any width. */
function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    );
  }
}

function list(faults: readonly Fault[]): boolean {
  const gone = faults.filter((fault) => !fits(fault));
  printTable(
    faults.map((fault) => [
      fault.room,
      fault.id,
      fault.file,
      gone.includes(fault) ? 'DOES NOT FIT THE SOURCES' : fault.slip,
    ]),
  );
  console.log(`${faults.length} faults, ${gone.length} do not fit the sources`);
  return gone.length === 0;
}

async function prepare(sandbox: Sandbox, faults: readonly Fault[], deadline: number): Promise<Judge> {
  console.log('Preparing a copy of the project ...');
  if (faults.some(({ caughtBy }) => caughtBy.file.startsWith('tests/'))) await sandbox.buildPages();
  const judge = new Judge(sandbox, deadline);
  console.log('Running the tests without a fault ...');
  const complaints = await judge.runSound(faults);
  if (complaints) {
    console.log(`\nNot all tests pass without a fault:\n${complaints.trim().slice(-3000)}\n`);
  }
  return judge;
}

async function plantAll(faults: readonly Fault[], deadline: number): Promise<Verdict[]> {
  const sandbox = new Sandbox();
  const stop = () => {
    endAll();
    sandbox.remove();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const judge = await prepare(sandbox, faults, deadline);
    const verdicts: Verdict[] = [];
    for (const fault of faults) {
      const verdict = await judge.judge(fault);
      verdicts.push(verdict);
      console.log(`[${verdicts.length}/${faults.length}] ${fault.slip}: ${outcome(verdict)}`);
    }
    return verdicts;
  } finally {
    sandbox.remove();
  }
}

const outcome = ({ reason }: Verdict) => reason || 'caught';

const start = Date.now();
const { faults, isListing, limitMs } = readOptions();
if (isListing) {
  process.exitCode = list(faults) ? 0 : 1;
} else {
  const verdicts = await plantAll(faults, start + limitMs);
  console.log('');
  printTable(
    verdicts.map((verdict) => [
      verdict.fault.room,
      verdict.fault.id,
      verdict.reason ? 'NOT CAUGHT' : 'caught',
      `${verdict.seconds.toFixed(1)} s`,
      verdict.fault.caughtBy.test,
    ]),
  );
  const failed = verdicts.filter(({ reason }) => reason).length;
  console.log(`In ${Math.round((Date.now() - start) / 1000)} s`);
  console.log(`${verdicts.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
