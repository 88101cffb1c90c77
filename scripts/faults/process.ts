import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a program of ours ended. */
export interface Ended {
  code: number;
  /** What it wrote, without colours. */
  output: string;
  isTimedOut: boolean;
}

/** How long, in ms, a program may take to end after it was asked to. */
const GRACE_MS = 15_000;

const running = new Set<number>();

/** Ends what still runs, with everything that it started; for when the whole run is broken off. */
export function endAll(): void {
  for (const pid of running) signal(pid, 'SIGTERM');
}

/** A negative number means the program with all that it started: each leads a process group of its own. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

/** Runs a script with this Node in a folder, for at most `limitMs`. */
export async function runNode(
  args: readonly string[],
  { cwd, env = {}, limitMs }: { cwd: string; env?: Record<string, string>; limitMs: number },
): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`Node did not start in ${cwd}`);
  running.add(pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  let isTimedOut = false;
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const limit = setTimeout(async () => {
    isTimedOut = true;
    signal(pid, 'SIGTERM');
    await Promise.race([ended, sleep(GRACE_MS, undefined, { ref: false })]);
    signal(pid, 'SIGKILL');
  }, limitMs);
  const code = await ended;
  clearTimeout(limit);
  running.delete(pid);
  return { code, output, isTimedOut };
}
