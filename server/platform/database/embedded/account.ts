import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SettingsError } from '../../settings/settings-error.ts';

/**
 * The system account that runs PostgreSQL. Normally our own, and then `uid` is absent.
 * PostgreSQL refuses root: then it is the owner of the existing cluster, else 'postgres', else 'nobody'.
 */
export interface Account {
  readonly name: string;
  readonly switchTo?: { readonly uid: number; readonly gid: number };
}

/**
 * @param cluster the folder whose owner, if it exists, decides
 * @throws SettingsError when we are root and the system knows neither 'postgres' nor 'nobody'
 */
export function databaseAccount(
  cluster: string,
  { uid = process.getuid?.(), passwd = '/etc/passwd' } = {},
): Account {
  if (uid !== 0) return { name: 'self' };
  const owner = fs.existsSync(cluster) ? fs.statSync(cluster) : undefined;
  if (owner && owner.uid !== 0) {
    return { name: `with the id ${owner.uid}`, switchTo: { uid: owner.uid, gid: owner.gid } };
  }
  const entries = fs.existsSync(passwd) ? fs.readFileSync(passwd, 'utf8').split('\n') : [];
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , id, gid] = entries.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
    if (name && Number(id) > 0) return { name, switchTo: { uid: Number(id), gid: Number(gid) } };
  }
  throw new SettingsError(
    'PostgreSQL does not run as root, and this system has no user postgres or nobody to run it as: start Lokapasar as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * initdb needs a user with a name, which `docker run --user 12345` does not have.
 * @throws SettingsError when our user id has no entry in the system's user list
 */
export function requireUserName(): void {
  try {
    os.userInfo();
  } catch {
    throw new SettingsError(
      `The user id ${process.getuid?.()} has no name on this system (no line in /etc/passwd), and the built-in PostgreSQL needs one: run as a named user, or set DATABASE_URL.`,
    );
  }
}

/**
 * Whether the account may enter a folder and each folder above it, by their permission bits. Access lists are
 * ignored, so the answer may be a wrong 'no', which callers tolerate.
 */
export function canEnter({ switchTo }: Account, folder: string): boolean {
  if (!switchTo) return true;
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const { mode, uid, gid } = fs.statSync(at);
    const enter = uid === switchTo.uid ? 0o100 : gid === switchTo.gid ? 0o010 : 0o001;
    if ((mode & enter) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}
