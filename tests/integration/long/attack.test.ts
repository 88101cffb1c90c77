import fs from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AttackedShop } from '#scripts/attack/attack.ts';
import { ATTACKED, attacksOf } from '#scripts/attack/attacks.ts';
import { type ServerProcess, startServer } from '#scripts/bench/server-process.ts';
import { freePort } from '#scripts/free-port.ts';
import { copyPreparedData } from '../support/prepared-data.ts';

let shop: (ServerProcess & AttackedShop) | undefined;
let folder = '';

// From the sources, with the built pages: a fault that is planted there is in the shop.
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lkp-'));
  // As root the database runs under another account, which must be able to enter.
  fs.chmodSync(folder, 0o711);
  const dataDir = path.join(folder, 'data');
  copyPreparedData(dataDir);
  const env = { PORT: String(await freePort()), PROCESSES: '1', DATA_DIR: dataDir, ...ATTACKED };
  shop = { ...(await startServer('server/main.ts', { env })), dataDir };
});
afterAll(async () => {
  await shop?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

it.each(attacksOf('short').map((attack) => [attack.name, attack] as const))(
  'the shop withstands %s',
  async (name, attack) => {
    if (!shop) throw new Error('The shop did not start');
    const { figure, limit, stood } = await attack.run(shop);
    expect(stood, `${name}: ${figure}, allowed: ${limit}`).toBe(true);
  },
);
