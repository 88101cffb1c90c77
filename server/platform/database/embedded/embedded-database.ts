import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../log.ts';
import { embeddedAddress, embeddedClient, prepareLauncher, type Running, startOrAdopt } from './launcher.ts';
import { trimLog } from './log-file.ts';
import { isAlive, removeSocketFolder } from './postmaster.ts';
import type { Launcher } from './start-postgres.ts';

/** Application name of connections that only ask who else is connected, and so do not count as users. */
const leavingName = 'lokapasar leaving';

/** How long, in ms, PostgreSQL may take to stop and write everything to disk. */
const stopTime = 60_000;

/** How long, in ms, a stop waits for a restart in progress. */
const recoveryTime = 5000;

/**
 * How long, in ms, PostgreSQL may still list an ended connection; usually a few ms, longer on a busy machine.
 */
const lingerTime = 500;

/** How often, in ms, the size of PostgreSQL's log is checked. */
const LOG_LOOK_MS = 5000;

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Folder with other PostgreSQL programs than those of the npm package. */
  readonly binariesFolder?: string;
  readonly applicationName: string;
  readonly log: Log;
}

/**
 * The built-in PostgreSQL of a data folder, restarted when it dies while this process lives. One connection
 * stays open: it shows other processes that we use the database, and its end reports at once that PostgreSQL
 * died.
 */
export class EmbeddedDatabase {
  /** How the database was found at the start; see {@link Running.how}. */
  readonly how: Running['how'] | 'created';
  readonly #launcher: Launcher;
  readonly #options: EmbeddedOptions;
  #running: Running;
  readonly #logTimer: NodeJS.Timeout;
  #stopping = false;
  #recovery: Promise<void> | undefined;
  #onMove: (address: ReturnType<typeof embeddedAddress>) => void = () => {};

  private constructor(launcher: Launcher, options: EmbeddedOptions, running: Running, created: boolean) {
    this.#launcher = launcher;
    this.#options = options;
    this.#running = running;
    this.how = created ? 'created' : running.how;
    this.#watch();
    this.#logTimer = setInterval(() => this.#trimLog(), LOG_LOOK_MS).unref();
  }

  /** @throws SettingsError when the data folder cannot be used or PostgreSQL does not start */
  static async open(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
    const { created, ...launcher } = await prepareLauncher(options.dataDir, options.binariesFolder);
    const running = await startOrAdopt(launcher, options.applicationName);
    return new EmbeddedDatabase(launcher, options, running, created);
  }

  get pid(): number {
    return this.#running.pid;
  }

  get address(): ReturnType<typeof embeddedAddress> {
    return embeddedAddress(this.#running);
  }

  /** @param tell called with the new address whenever PostgreSQL was restarted */
  onMove(tell: (address: ReturnType<typeof embeddedAddress>) => void): void {
    this.#onMove = tell;
  }

  /**
   * Ends our use of the database; the last user stops it. Our remaining connections are cut.
   * @returns whether it was stopped, or left to other processes
   */
  async stop(): Promise<'stopped' | 'left running'> {
    this.#stopping = true;
    clearInterval(this.#logTimer);
    await Promise.race([this.#recovery, sleep(recoveryTime, undefined, { ref: false })]);
    await this.#running.client.end().catch(() => {});
    if (await this.#hasOtherUsers()) return 'left running';
    const { pid, socketDir } = this.#running;
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // Already gone, or run by another account: then it is not ours to stop.
      if (isAlive(pid)) return 'left running';
    }
    for (const deadline = Date.now() + stopTime; isAlive(pid) && Date.now() < deadline; ) await sleep(15);
    removeSocketFolder(socketDir);
    return 'stopped';
  }

  #watch(): void {
    const { client } = this.#running;
    client.once('end', () => {
      if (!this.#stopping) this.#recovery = this.#recover();
    });
  }

  #trimLog(): void {
    const { dataDir, log } = this.#options;
    try {
      trimLog(dataDir);
    } catch (error) {
      log.warn({ err: error }, 'The log of PostgreSQL cannot be cut');
    }
  }

  /** Retries without limit to start or adopt PostgreSQL: without a database there is nothing else to do. */
  async #recover(): Promise<void> {
    const { log, applicationName } = this.#options;
    log.warn({}, 'The built-in PostgreSQL went away; starting it again');
    for (let attempt = 1; !this.#stopping; attempt += 1) {
      try {
        this.#running = await startOrAdopt(this.#launcher, applicationName);
        this.#watch();
        this.#onMove(this.address);
        log.info({ how: this.#running.how, attempt }, 'The built-in PostgreSQL is back');
        return;
      } catch (error) {
        if (attempt % 60 === 1)
          log.warn({ err: error }, 'The built-in PostgreSQL does not come back; trying on');
        await sleep(1000);
      }
    }
  }

  async #hasOtherUsers(): Promise<boolean> {
    const client: pg.Client = embeddedClient(this.#running, leavingName);
    try {
      await client.connect();
      // An ended connection is still listed for a moment. Processes that leave at the same time do not count
      // as users.
      for (const deadline = Date.now() + lingerTime; ; await sleep(50)) {
        const { rows } = await client.query(
          `select count(*)::integer as others from pg_stat_activity
           where backend_type = 'client backend' and application_name not in ($1, $2)`,
          [leavingName, this.#options.applicationName],
        );
        if (rows[0]?.others === 0) return false;
        if (Date.now() > deadline) return true;
      }
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }
}
