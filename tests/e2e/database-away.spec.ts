import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { clusterFolder } from '#server/platform/database/embedded/cluster.ts';
import { readPostmaster } from '#server/platform/database/embedded/postmaster.ts';
import { expect, hydrated, test } from './shop.ts';

/**
 * A second shop on the database of the first, behind a proxy that the test can close: what shoppers see while
 * the database is away, and the recovery afterwards.
 */

class Gate {
  readonly #sockets = new Set<Socket>();
  #isOpen = true;
  readonly #server: Server;

  constructor(target: string) {
    this.#server = createServer((incoming) => {
      if (!this.#isOpen) {
        incoming.destroy();
        return;
      }
      const outgoing = connect(target);
      for (const [from, to] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        this.#sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          to.destroy();
          this.#sockets.delete(from);
        });
      }
    });
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('The gate has no port');
    return address.port;
  }

  shut(): void {
    this.#isOpen = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  open(): void {
    this.#isOpen = true;
  }

  close(): void {
    this.shut();
    this.#server.close();
  }
}

function databaseSocket(): string {
  const dataDir = process.env['E2E_DATA_DIR'];
  const postmaster = dataDir && readPostmaster(clusterFolder(dataDir));
  if (!postmaster) throw new Error('The shop under test runs on no embedded database');
  return path.join(postmaster.socketDir, `.s.PGSQL.${postmaster.port}`);
}

async function startShop(databasePort: number): Promise<{ shop: ChildProcess; url: string }> {
  const shop = spawn(process.execPath, ['build/program/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DEMO_BUYERS: 'off',
      DATABASE_URL: `postgres://lokapasar@127.0.0.1:${databasePort}/postgres`,
      DATA_DIR: path.join(process.env['E2E_DATA_DIR'] ?? '', 'second'),
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    shop.stderr?.on('data', (chunk) => {
      said += chunk;
      const found = /runs on (http:\/\/localhost:\d+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    });
    shop.once('exit', () => reject(new Error(`The second shop did not start:\n${said}`)));
  });
  return { shop, url };
}

test('while the database is away the shop says so, keeps the cart, and recovers by itself', async ({
  browser,
}) => {
  const gate = new Gate(databaseSocket());
  const { shop, url } = await startShop(await gate.listen());
  // Not the watched context: this shop has another origin, and its failures are the point of the test.
  const context = await browser.newContext({ baseURL: url });
  try {
    const page = await context.newPage();
    await page.goto('/cart');
    await hydrated(page);
    await expect(page.getByText('Total Harga (3 barang)')).toBeVisible();
    gate.shut();

    const response = await page.goto('/category/fashion');
    expect(response?.status()).toBe(503);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { name: 'Toko Sedang Tidak Dapat Dijangkau' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Coba lagi' })).toBeVisible();
    expect((await context.request.post('/api/quotes', { data: { ids: [1] } })).status()).toBe(503);
    expect((await context.request.get('/readyz')).status()).toBe(503);
    expect((await context.request.get('/healthz')).status()).toBe(200);

    await page.goto('/cart');
    await hydrated(page);
    await expect(page.getByText('Total Harga (3 barang)')).toBeVisible();
    await expect(page.getByText('Harga terbaru belum bisa diperiksa')).toBeVisible();

    await page.goto('/category/fashion');
    gate.open();
    await page.getByRole('link', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('heading', { name: 'Fashion', level: 1 })).toBeVisible();
  } finally {
    await context.close();
    shop.kill('SIGTERM');
    await once(shop, 'exit');
    gate.close();
  }
});
