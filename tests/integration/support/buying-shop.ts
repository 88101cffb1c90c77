import { pino } from 'pino';
import type { Database } from '#server/platform/database/connect.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { createShopServer } from '#server/shop.ts';

/**
 * A shop with the built pages and simulated payments, which trusts the network address that a test names.
 * Whoever opens it closes it.
 */
export async function buyingShop(
  database: Database,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const shop = await createShopServer({
    env: readEnv({
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'on',
      DEMO_BUYERS: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    }),
    database,
    log: pino({ level: 'silent' }),
  });
  const { port } = await shop.listen();
  return { origin: `http://127.0.0.1:${port}`, close: () => shop.close() };
}
