import { stripVTControlCharacters } from 'node:util';
import type { Fault, TestCheck } from './fault.ts';
import { runTests, statesOf } from './run-tests.ts';
import type { Sandbox } from './sandbox.ts';

/** Time limits in ms, for a machine that is busy with other things too: a check that hangs is no catch. */
const LIMITS = { unit: 120_000, integration: 240_000, soundRun: 600_000 };

/** What came of a fault. */
export interface Verdict {
  fault: Fault;
  /** Why a fault counts as not caught; empty when it is caught. */
  reason: string;
  seconds: number;
}

/** Judges faults by tests that pass without any. */
export class Judge {
  readonly #sandbox: Sandbox;
  /** When the whole run must be over, in epoch milliseconds. */
  readonly #deadline: number;
  /** Checks that pass on the project as it is. */
  readonly #green = new Set<TestCheck>();

  constructor(sandbox: Sandbox, deadline: number) {
    this.#sandbox = sandbox;
    this.#deadline = deadline;
  }

  /**
   * Runs every check that the faults name once without a fault; only one that passes can catch anything.
   * @returns what the runner wrote when not all passed, otherwise nothing
   */
  async runSound(faults: readonly Fault[]): Promise<string> {
    const checks = faults.map(({ caughtBy }) => caughtBy);
    const run = await runTests(this.#sandbox, checks, this.#within(LIMITS.soundRun));
    for (const check of checks) {
      const states = statesOf(run, check);
      if (states.length > 0 && !states.includes('failed')) this.#green.add(check);
    }
    return checks.every((check) => this.#green.has(check)) ? '' : run.ended.output;
  }

  /** Plants one fault and runs the test that must catch it. */
  async judge(fault: Fault): Promise<Verdict> {
    const start = Date.now();
    if (start > this.#deadline) return { fault, reason: 'no time was left for it', seconds: 0 };
    const reason = await this.#reasonMissed(fault).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    return { fault, reason, seconds: (Date.now() - start) / 1000 };
  }

  async #reasonMissed(fault: Fault): Promise<string> {
    if (!this.#green.has(fault.caughtBy)) return 'the test does not pass without the fault';
    return this.#sandbox.withPlanted(fault, () => this.#reasonTestMissed(fault.caughtBy));
  }

  async #reasonTestMissed(check: TestCheck): Promise<string> {
    const limit = check.file.startsWith('tests/integration/') ? LIMITS.integration : LIMITS.unit;
    let output = '';
    // A set-up that failed judges nothing, say on a machine too busy to start a database in time: then once more.
    for (let round = 1; round <= 2; round += 1) {
      const run = await runTests(this.#sandbox, [check], this.#within(limit));
      if (run.ended.isTimedOut) return 'it took too long';
      const states = statesOf(run, check);
      if (states.includes('failed')) return '';
      if (states.length > 0) return 'SURVIVED: the test passes with the fault';
      output = stripVTControlCharacters(run.ended.output).trim();
    }
    return `the test did not run: ${output.slice(0, 300)}`;
  }

  #within(limitMs: number): number {
    return Math.max(1000, Math.min(limitMs, this.#deadline - Date.now()));
  }
}
