import { fork } from 'node:child_process';

/** Work in a process of its own was ended from outside: it took too long, or the system ended it. */
export class IsolatedWorkEnded extends Error {
  override readonly name = 'IsolatedWorkEnded';
}

/** What a process answers to the one that started it. */
type Answer<Output> = { value: Output } | { failure: string };

/**
 * Does one piece of work in a process of its own, for libraries that take apart what strangers sent: it can be ended
 * whatever it does, a crash is its own, and it knows no settings of the shop.
 *
 * @param program a module that calls {@link answerOnce}
 * @param timeLimitMs from the start of the process
 * @throws IsolatedWorkEnded; Error with the message of what the work threw
 */
export async function runIsolated<Input, Output>(
  program: URL,
  input: Input,
  timeLimitMs: number,
): Promise<Output> {
  const child = fork(program, { env: {}, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  const late = setTimeout(() => child.kill('SIGKILL'), timeLimitMs);
  try {
    const answer = new Promise<Answer<Output>>((resolve, reject) => {
      child.once('message', resolve);
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        reject(signal ? new IsolatedWorkEnded(signal) : new Error(`${program} ended with code ${code}`)),
      );
    });
    child.send({ input });
    const told = await answer;
    if ('failure' in told) throw new Error(told.failure);
    return told.value;
  } finally {
    clearTimeout(late);
    child.kill('SIGKILL');
  }
}

/** In a process that {@link runIsolated} started: does the work and answers. It ends with the one that started it. */
export async function answerOnce<Input, Output>(work: (input: Input) => Promise<Output>): Promise<void> {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  const { input } = await new Promise<{ input: Input }>((resolve) => process.once('message', resolve));
  const answer: Answer<Output> = await work(input).then(
    (value) => ({ value }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer);
}
