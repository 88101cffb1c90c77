import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFolder } from '#server/platform/database/embedded/cluster.ts';
import { isAlive, isPostmasterOf, readPostmaster } from '#server/platform/database/embedded/postmaster.ts';
import { type ServerProcess, startShop } from '../bench/server-process.ts';
import { freePort } from '../free-port.ts';
import { STORM_SETTINGS } from './storm-shop.ts';

/** What is killed: one of the two programs, the database, or all three. */
export type Victim = 'program' | 'database' | 'all';

/** Two programs on one data folder with its database, each to be killed the hard way and started again. */
export class KilledShop {
  readonly #dataDir: string;
  readonly #ports: readonly number[];
  readonly #programs: ServerProcess[] = [];

  private constructor(dataDir: string, ports: readonly number[]) {
    this.#dataDir = dataDir;
    this.#ports = ports;
  }

  static async start(dataDir: string): Promise<KilledShop> {
    const shop = new KilledShop(dataDir, [await freePort(), await freePort()]);
    for (const [at] of shop.#ports.entries()) await shop.#start(at);
    return shop;
  }

  /** Where buyers find it, also after a kill. */
  get origins(): string[] {
    return this.#ports.map((port) => `http://127.0.0.1:${port}`);
  }

  /** Kills, and returns when both programs answer again. A program that lives brings its database back by itself. */
  async kill(victim: Victim, nth: number): Promise<void> {
    const programs = victim === 'all' ? [0, 1] : victim === 'program' ? [nth % 2] : [];
    for (const at of programs) await this.#programs[at]?.kill();
    if (victim !== 'program') await killDatabase(this.#dataDir);
    for (const at of programs) await this.#start(at);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#programs.map((program) => program.stop()));
  }

  async #start(at: number): Promise<void> {
    const own = { PROCESSES: '1', PORT: String(this.#ports[at]), LOG_LEVEL: 'error' };
    this.#programs[at] = await startShop(this.#dataDir, { ...STORM_SETTINGS, ...own });
  }
}

/** Kills the built-in PostgreSQL of a data folder, and returns once it is gone. */
async function killDatabase(dataDir: string): Promise<void> {
  const cluster = clusterFolder(path.resolve(dataDir));
  const found = readPostmaster(cluster);
  if (!found || !isPostmasterOf(cluster, found)) return;
  process.kill(found.pid, 'SIGKILL');
  while (isAlive(found.pid)) await sleep(5);
}
