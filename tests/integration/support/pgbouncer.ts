import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { databaseAccount } from '#server/platform/database/embedded/account.ts';

const program = '/usr/sbin/pgbouncer';

/**
 * Poolers to run a test behind: PgBouncer if Debian's package is installed, else none and the test does not
 * exist.
 */
export const poolers: { name: string }[] = fs.existsSync(program) ? [{ name: 'PgBouncer' }] : [];

/** Starts PgBouncer in transaction mode in front of a PostgreSQL on a socket; it ends with the test. */
export async function startPgBouncer(target: {
  host: string;
  user: string;
  database: string;
}): Promise<{ port: number; url: string }> {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-pgbouncer-'));
  const config = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(
    config,
    `[databases]
* = host=${target.host} user=${target.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
`,
  );
  // PgBouncer rejects root, and PostgreSQL's socket belongs to the account that runs it.
  const { switchTo } = databaseAccount(target.host);
  if (switchTo) for (const file of [folder, config]) fs.chownSync(file, switchTo.uid, switchTo.gid);
  const child = spawn(program, ['-q', config], { stdio: 'ignore', ...switchTo });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    fs.rmSync(folder, { recursive: true, force: true });
  });
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode}`);
    await sleep(20);
  }
  return { port, url: `postgres://${target.user}@127.0.0.1:${port}/${target.database}` };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
