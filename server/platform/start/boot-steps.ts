/** Prints the steps of a start or a command for the person who typed it, with the time of each. */
export interface BootSteps {
  /** Runs one step and prints its line afterwards; `tell` turns the result into the line's text. */
  run<T>(name: string, work: () => T | Promise<T>, tell?: (result: T) => string): Promise<T>;
  say(sentence: string): void;
}

/** @param print takes one finished line; standard error by default, because standard output is the JSON log */
export function bootSteps(
  print: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): BootSteps {
  return {
    async run(name, work, tell) {
      const start = performance.now();
      const result = await work();
      const text = tell ? `${name}: ${tell(result)}` : name;
      print(`  ${text} (${formatDuration(performance.now() - start)})`);
      return result;
    },
    say: print,
  };
}

/** '36 ms' below a second, '2.4 s' from there. */
export function formatDuration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
