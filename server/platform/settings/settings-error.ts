/**
 * Something the operator can correct: a bad setting, a busy port, an unusable folder. Commands print its
 * sentences, one a line, without a stack trace, and exit with code 1.
 */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  /** @param problems one full sentence each, naming the setting it is about */
  constructor(...problems: string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * The last line of every command: reports why it stopped and sets the exit code. An error that the operator
 * cannot correct keeps its stack trace, for a bug report.
 */
export function reportFailure(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof SettingsError) {
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    return;
  }
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    process.stderr.write(`${error.message}\n`);
    return;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`Lokapasar stopped because of an error in its own code:\n${text}\n`);
}
