import { spawn } from 'node:child_process';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { compileCache, quickImports } from './database-process.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Ended {
  code: number | null;
  /** The messages to the operator. */
  messages: string;
  /** What it printed for other programs. */
  output: string;
}

/** A running program of ours. */
export interface RunningCommand {
  /** The number of the program itself, not of processes that it started. */
  readonly pid: number;
  readonly ended: Promise<Ended>;
  signal(name: NodeJS.Signals): void;
  /** Waits for a line of its messages that matches, and returns the match. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
}

/** Runs one of our programs, TypeScript or built, with the given settings and no others. */
export function startCommand(
  program: string,
  settings: Record<string, string>,
  args: string[] = [],
): RunningCommand {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: compileCache,
    DEMO_BUYERS: 'off',
    ...settings,
  };
  const options = program.endsWith('.ts') ? quickImports : [];
  const child = spawn(process.execPath, [...options, path.join(root, program), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let messages = '';
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const watchers = new Set<() => void>();
  child.stderr.on('data', (text) => {
    messages += text;
    for (const look of watchers) look();
  });
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code) => resolve({ code, messages, output })),
  );
  if (child.pid === undefined) throw new Error(`${program} cannot be started`);
  return {
    pid: child.pid,
    ended,
    signal: (name) => void child.kill(name),
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(messages);
          if (match) resolve(match);
        };
        watchers.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended without saying ${pattern}: ${messages}`)));
      }),
  };
}
