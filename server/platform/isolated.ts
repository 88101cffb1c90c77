import { fork } from 'node:child_process';
import { dropRoot } from './unprivileged.ts';

/** Isolated work was ended from outside: it took too long, or the system killed it. */
export class IsolatedWorkEnded extends Error {
  override readonly name = 'IsolatedWorkEnded';
}

/** The message of the isolated process to its parent. */
type Answer<Output> = { value: Output } | { failure: string };

/** Memory for what JavaScript keeps, in MB; pictures and other bytes do not count. */
const MEMORY = ['--max-old-space-size=256'];

/**
 * Runs one piece of work in a process of its own, for libraries that parse untrusted files. It can be killed
 * at any time, a crash stays inside it, its memory has a limit, it has no settings of the shop, and it never works as root.
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
  const child = fork(program, { env: {}, execArgv: MEMORY, serialization: 'advanced', stdio: 'ignore' });
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

/**
 * In a process started by {@link runIsolated}: does the work and sends the result. It ends with its parent. Whatever the
 * work needs is loaded before: as root it may read no file afterwards.
 */
export async function answerOnce<Input, Output>(work: (input: Input) => Promise<Output>): Promise<void> {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  dropRoot();
  const { input } = await new Promise<{ input: Input }>((resolve) => process.once('message', resolve));
  const answer: Answer<Output> = await work(input).then(
    (value) => ({ value }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer);
}
