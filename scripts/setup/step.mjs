/** Prints a step, and its time when it is done. */
export async function step(what, work) {
  const start = Date.now();
  process.stderr.write(`${what} ...\n`);
  const result = await work();
  process.stderr.write(`  done in ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}

/** An expected end: its message is one sentence for the person who typed the command. */
export class SetupError extends Error {}

/** Runs a command's main function; an expected end prints its sentence only. */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
