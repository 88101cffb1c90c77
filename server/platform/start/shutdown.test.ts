import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** Stops while all threads of the native pool are busy for minutes, and one closer never finishes. */
const STUCK = `
  import { pbkdf2 } from 'node:crypto';
  import { Shutdown } from ${JSON.stringify(new URL('./shutdown.ts', import.meta.url).href)};
  for (let thread = 0; thread < 4; thread += 1) pbkdf2('a', 'b', 2 ** 30, 64, 'sha512', () => {});
  const shutdown = new Shutdown({ timeLimitMs: 100 });
  shutdown.add(() => new Promise(() => {}));
  await shutdown.close();
`;

test('a process that cannot end by itself is killed at its time limit', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', STUCK], { stdio: 'ignore' });
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toEqual([null, 'SIGKILL']);
});
