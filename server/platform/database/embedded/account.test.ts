import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { canEnter, databaseAccount } from './account.ts';

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

function userList(...lines: string[]): string {
  const file = path.join(temporaryFolder(), 'passwd');
  fs.writeFileSync(file, lines.join('\n'));
  return file;
}

describe('the account that runs the built-in database', () => {
  const root = 'root:x:0:0::/root:/bin/sh';
  const nobody = 'nobody:x:65534:65533::/:/bin/false';

  it('is our own, unless we are root', () => {
    expect(databaseAccount('/nowhere', { uid: 1000 })).toEqual({ name: 'self' });
  });

  it('is postgres before nobody when we are root', () => {
    const postgres = 'postgres:x:101:104::/var/lib/postgresql:/bin/sh';
    expect(databaseAccount('/nowhere', { uid: 0, passwd: userList(root, nobody, postgres) })).toEqual({
      name: 'postgres',
      switchTo: { uid: 101, gid: 104 },
    });
    expect(databaseAccount('/nowhere', { uid: 0, passwd: userList(root, nobody) }).switchTo?.uid).toBe(65534);
  });

  it('is never root itself', () => {
    expect(() => databaseAccount('/nowhere', { uid: 0, passwd: userList(root) })).toThrow(
      /does not run as root/,
    );
  });
});

describe('a folder', () => {
  it('can be entered when all folders above it let the account pass', () => {
    const stranger = { name: 'stranger', switchTo: { uid: 54321, gid: 54321 } };
    const folder = temporaryFolder();
    fs.chmodSync(folder, 0o711);
    fs.mkdirSync(path.join(folder, 'data'), { mode: 0o755 });
    expect(canEnter(stranger, path.join(folder, 'data'))).toBe(true);
    fs.chmodSync(folder, 0o700);
    expect(canEnter(stranger, path.join(folder, 'data'))).toBe(false);
    expect(canEnter({ name: 'self' }, path.join(folder, 'data'))).toBe(true);
  });
});
