import type { Query } from '../database/query.ts';
import type { Log } from '../log.ts';
import { ALL, type ChangeTag, changesSince, type Look } from './change-log.ts';

/** Poll interval of the change log, in ms: every process learns of a change within two seconds. */
export const LOOK_EVERY_MS = 1000;

/** Receives the tags that changed; `['all']` means that anything may have. Must not throw. */
export type ChangeListener = (tags: readonly ChangeTag[]) => void | Promise<void>;

/**
 * Tells this process what changed in the catalogue, about a second after the commit, whichever process made
 * the change.
 */
export interface ChangeFeed {
  /**
   * Listeners are called one after the other, in the order in which they subscribed. A cache must subscribe
   * after the caches that it is computed from.
   * @returns a function that unsubscribes
   */
  subscribe(listener: ChangeListener): () => void;
  /**
   * Age of our knowledge in ms: the time since it was last known to be current. Infinite while the change log
   * cannot be read.
   */
  ageMs(): number;
  /** Milliseconds since the last successful poll; infinite before the first. */
  silentMs(): number;
  /** Polls now; resolves when the listeners have been called. Never throws. */
  look(): Promise<void>;
  /** Stops polling, and waits for a running poll. */
  close(): Promise<void>;
}

/** Dependencies of the feed; the clock is monotonic, in ms. */
export interface ChangeFeedOptions {
  /** Reads the change log. It must query the database that pages are read from, which may be a replica. */
  readonly query: Query;
  readonly log: Log;
  readonly now?: () => number;
}

/** The one poller of a process; see {@link startChangeFeed}. */
class PolledChangeFeed implements ChangeFeed {
  readonly #options: ChangeFeedOptions;
  readonly #now: () => number;
  readonly #listeners = new Set<ChangeListener>();
  #look: Look | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isAway = false;
  #looking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ChangeFeedOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  ageMs(): number {
    return this.#isAway ? Number.POSITIVE_INFINITY : this.silentMs();
  }

  silentMs(): number {
    return this.#now() - this.#lookedAt;
  }

  async look(): Promise<void> {
    // A running poll may have read the log before the change that the caller waits for.
    await this.#looking;
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = null;
    });
    await this.#looking;
  }

  /** Polls, and again a second after the answer. */
  async run(): Promise<void> {
    await this.look();
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.run(), LOOK_EVERY_MS).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const { query, log } = this.#options;
    const start = this.#now();
    try {
      const { look, tags } = await changesSince(query, this.#look);
      // After a failure, the database may be another one than before.
      const isUnknown = this.#look !== null && this.#isAway;
      this.#look = look;
      this.#lookedAt = start;
      this.#isAway = false;
      if (isUnknown) await this.#tell([ALL]);
      else if (tags.length > 0) await this.#tell(tags);
    } catch (error) {
      if (!this.#isAway) log.warn({ err: error }, 'The change log cannot be read');
      this.#isAway = true;
    }
  }

  async #tell(tags: readonly ChangeTag[]): Promise<void> {
    for (const listener of this.#listeners) await listener(tags);
  }
}

/**
 * Starts polling the change log every second. Survives an outage of the database: afterwards everything
 * counts as changed.
 */
export async function startChangeFeed(options: ChangeFeedOptions): Promise<ChangeFeed> {
  const feed = new PolledChangeFeed(options);
  await feed.run();
  return feed;
}
