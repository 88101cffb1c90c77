import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { compileCache, quickImports } from './database-process.ts';
import type { ShopOptions } from './shop.ts';

/** A shop that runs as another process. */
export interface ShopProcess {
  origin: string;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts a shop on a data folder as a process of its own, and waits until it listens. */
export async function startShopProcess(
  options: Pick<ShopOptions, 'dataDir' | 'settings'>,
): Promise<ShopProcess> {
  const child = spawn(
    process.execPath,
    [...quickImports, path.join(import.meta.dirname, 'shop-main.ts'), JSON.stringify(options)],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_COMPILE_CACHE: compileCache } },
  );
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  onTestFinished(() => end('SIGKILL'));
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`It ended with code ${code}: ${complaint}`)));
  });
  return { origin, end };
}
