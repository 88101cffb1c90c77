import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** An S3 server that runs as another process. */
export interface S3Process {
  /** The settings of a shop that uses it. */
  settings: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY', string>;
  end(): Promise<void>;
}

const BUCKET = 'shop-pictures';

/** Starts s3rver with one empty bucket on a free port; whoever starts it ends it. */
export async function startS3(): Promise<S3Process> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-s3-'));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 's3-main.mjs'), folder, BUCKET], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  const endpoint = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`It ended with code ${code}: ${complaint}`)));
  });
  return {
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    async end() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
