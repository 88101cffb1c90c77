import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { SetupError } from '../setup/step.mjs';

/** The headless shell first: it opens no window, which each new test would wait for. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function onPath(): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  for (const name of NAMES) {
    const file = folders.map((folder) => path.join(folder, name)).find((candidate) => existsSync(candidate));
    if (file) return file;
  }
  return null;
}

function playwrightsOwn(): boolean {
  return existsSync(chromium.executablePath());
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const install = (name: string) => {
    console.log(`Installing the browser: apt-get install ${name}`);
    return succeeds('apt-get', ['install', '-y', '-qq', name]);
  };
  return (
    succeeds('apt-get', ['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'))
  );
}

/**
 * The Chromium to test with: CHROMIUM_PATH, one on the PATH, Playwright's own, else one that is installed now.
 * @returns its path, or null for Playwright's own.
 * @throws SetupError in one sentence when there is none: tests are never skipped.
 */
export async function findBrowser(): Promise<string | null> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new SetupError(`CHROMIUM_PATH names no file: ${given}`);
  }
  const found = onPath();
  if (found || playwrightsOwn()) return found;
  if (installFromDebian()) {
    const installed = onPath();
    if (installed) return installed;
  }
  if (succeeds(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']))
    return null;
  throw new SetupError(
    'The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program, and run npm test again.',
  );
}
