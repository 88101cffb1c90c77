import type { Query } from '../database/query.ts';
import type { Log } from '../log.ts';
import { ALL, type ChangeTag, changesSince, type Look } from './change-log.ts';

/** How often, in ms, a process looks into the change log: a change is known everywhere within two seconds. */
export const LOOK_EVERY_MS = 1000;

/** Hears of tags that changed; `['all']` means that anything may have. Must not throw. */
export type ChangeListener = (tags: readonly ChangeTag[]) => void | Promise<void>;

/** What changed in the catalogue, told to this process about a second after the commit, whoever made it. */
export interface ChangeFeed {
  /**
   * Listeners hear one after the other, in the order in which they subscribed: who keeps answers comes after who keeps
   * the data that they are made of.
   * @returns how to stop hearing
   */
  subscribe(listener: ChangeListener): () => void;
  /** Milliseconds since what we know was last the truth; infinite while the change log cannot be read. */
  ageMs(): number;
  /** Milliseconds since the last look that succeeded; infinite before the first. */
  silentMs(): number;
  /** Looks now instead of within a second; returns when the listeners have heard. Never throws. */
  look(): Promise<void>;
  /** Stops looking, and waits for a look that is going on. */
  close(): Promise<void>;
}

/** What the feed needs; the clock is a monotonic one in ms. */
export interface ChangeFeedOptions {
  /** Reads the change log; it must be the database that pages are read from, which may be a copy. */
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
    // One that is going on may have read before what the caller waits for.
    await this.#looking;
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = null;
    });
    await this.#looking;
  }

  /** Looks, and again a second after the answer came. */
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
      // What is there now may be another database than the one that went away.
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
 * Looks into the change log every second, from now on. Survives a database that goes away: when it is back, everything
 * counts as changed.
 */
export async function startChangeFeed(options: ChangeFeedOptions): Promise<ChangeFeed> {
  const feed = new PolledChangeFeed(options);
  await feed.run();
  return feed;
}
