import { stripVTControlCharacters } from 'node:util';
import { buildsWith, type Fault, isTestCheck, type TestCheck, type ToolCheck } from './fault.ts';
import type { Ended } from './process.ts';
import { runPlaywright, runTool, runVitest, type TestsRun, testKey } from './run-checks.ts';
import type { Sandbox } from './sandbox.ts';

/** Time limits in ms, for a machine that is busy with other things too: a check that hangs is no catch. */
const LIMITS = { unit: 120_000, integration: 240_000, tool: 300_000, browser: 300_000, soundRun: 600_000 };

/** What came of a fault. */
export interface Verdict {
  fault: Fault;
  isCaught: boolean;
  /** Why a fault counts as not caught; empty otherwise. */
  reason: string;
  seconds: number;
}

/** Judges faults by the steps that are green without any. */
export class Judge {
  readonly #sandbox: Sandbox;
  readonly #browser: string | null;
  /** When the whole run must be over, in epoch milliseconds. */
  readonly #deadline: number;
  /** Tests and tools that pass on the project as it is. */
  readonly #green = new Set<string>();
  /** The end of what a tool or runner wrote about the project as it is, when it was not green. */
  readonly #complaints = new Map<string, string>();

  constructor(sandbox: Sandbox, { browser, deadline }: { browser: string | null; deadline: number }) {
    this.#sandbox = sandbox;
    this.#browser = browser;
    this.#deadline = deadline;
  }

  /** Runs every step that the faults name once without a fault; only a green one can catch anything. */
  async runSound(faults: readonly Fault[]): Promise<void> {
    const checks = faults.map(({ caughtBy }) => caughtBy);
    for (const tool of new Set(checks.flatMap((check) => (isTestCheck(check) ? [] : [check.tool])))) {
      const ended = await runTool(this.#sandbox, tool, this.#within(LIMITS.soundRun));
      if (ended.code === 0) this.#green.add(tool);
      else this.#complaints.set(tool, ended.output);
    }
    for (const runner of ['vitest', 'playwright'] as const) {
      const tests = checks.filter(isTestCheck).filter(({ tool }) => tool === runner);
      if (tests.length === 0) continue;
      const { passed, failed, ended } = await this.#runTests(tests, this.#within(LIMITS.soundRun));
      for (const key of passed) if (!failed.has(key)) this.#green.add(key);
      if (ended.code !== 0 || passed.size === 0) this.#complaints.set(runner, ended.output);
    }
  }

  /** What the steps that are not green wrote. */
  get complaints(): ReadonlyMap<string, string> {
    return this.#complaints;
  }

  /** Plants one fault and runs the step that must catch it. */
  async judge(fault: Fault): Promise<Verdict> {
    const start = Date.now();
    if (start > this.#deadline)
      return { fault, isCaught: false, reason: 'no time was left for it', seconds: 0 };
    const reason = await this.#reasonMissed(fault).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    return { fault, isCaught: reason === '', reason, seconds: (Date.now() - start) / 1000 };
  }

  async #reasonMissed(fault: Fault): Promise<string> {
    const check = fault.caughtBy;
    if (!this.#green.has(isTestCheck(check) ? testKey(check) : check.tool)) {
      return 'the step does not pass without the fault';
    }
    return this.#sandbox.withPlanted(fault, buildsWith(fault), () =>
      isTestCheck(check) ? this.#reasonTestMissed(check) : this.#reasonToolMissed(check),
    );
  }

  async #reasonToolMissed({ tool, says }: ToolCheck): Promise<string> {
    const ended = await runTool(this.#sandbox, tool, this.#within(LIMITS.tool));
    const missing = says.filter((text) => !ended.output.includes(text));
    return stopped(ended) ?? (missing.length > 0 ? `it does not say ${missing.join(', ')}` : '');
  }

  async #reasonTestMissed(check: TestCheck): Promise<string> {
    let output = '';
    // A set-up that failed judges nothing, say on a machine too busy to start a database in time: then once more.
    for (let round = 1; round <= 2; round += 1) {
      const { failed, ended } = await this.#runTests([check], this.#within(limitOf(check)));
      const reason = stopped(ended);
      if (reason !== null) return reason;
      if (failed.has(testKey(check))) return '';
      output = stripVTControlCharacters(ended.output).trim();
    }
    return `the test did not run: ${output.slice(0, 300)}`;
  }

  #within(limitMs: number): number {
    return Math.max(1000, Math.min(limitMs, this.#deadline - Date.now()));
  }

  #runTests(tests: readonly TestCheck[], limitMs: number): Promise<TestsRun> {
    return tests[0]?.tool === 'playwright'
      ? runPlaywright(this.#sandbox, tests, { limitMs, browser: this.#browser })
      : runVitest(this.#sandbox, tests, limitMs);
  }
}

function limitOf({ tool, file }: TestCheck): number {
  if (tool === 'playwright') return LIMITS.browser;
  return file.startsWith('tests/integration/') ? LIMITS.integration : LIMITS.unit;
}

/** Why a step that ended like this shows nothing; null when it failed in time, as it should. */
function stopped(ended: Ended): string | null {
  if (ended.isTimedOut) return 'it took too long';
  return ended.code === 0 ? 'SURVIVED: the step passes with the fault' : null;
}
