import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { compileCache, quickImports } from './database-process.ts';

export interface JobsProcessOptions {
  readonly address: pg.PoolConfig;
  readonly isPooled: boolean;
}

/** Starts a process that works on the jobs of `pieces.ts`, and waits until it does. It ends with the test. */
export async function startJobsProcess(options: JobsProcessOptions): Promise<ChildProcess> {
  const program = path.join(import.meta.dirname, 'jobs-main.ts');
  const child = spawn(process.execPath, [...quickImports, program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  await once(child.stdout, 'data');
  return child;
}
