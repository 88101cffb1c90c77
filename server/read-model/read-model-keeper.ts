import type pg from 'pg';
import type { Vocabulary } from '#domain/search/vocabulary.ts';
import type { ChangeFeed } from '../changes/change-feed.ts';
import { ALL, type ChangeTag } from '../changes/change-log.ts';
import { createQuery, type Query } from '../database/query.ts';
import type { Log } from '../log.ts';
import { type Building, startBuild } from './build.ts';
import { hasMoreThan } from './load-catalogue.ts';
import type { ReadModel } from './read-model.ts';
import { rereadProducts, rereadSellers } from './reread.ts';

/** More changed products than this, and the catalogue is read anew in the background. */
const MOST_CHANGES = 2000;
/** Least time between two readings of the whole catalogue, in ms: an import tells of changes every second. */
const REST_MS = 5000;

export interface KeeperOptions {
  /** Where the catalogue is read; the change feed must look there, too. */
  readonly pool: pg.Pool;
  readonly feed: ChangeFeed;
  readonly log: Log;
  /** The largest catalogue that is kept in memory. */
  readonly mostProducts: number;
}

/** Keeps a {@link ReadModel}; all that it answers is as true as the last look at the change log. */
export class ReadModelKeeper {
  readonly #options: KeeperOptions;
  readonly #query: Query;
  #model: ReadModel | null = null;
  #vocabulary: Vocabulary | null = null;
  #isLarge = false;
  #building: Building | null = null;
  #builtAt = Number.NEGATIVE_INFINITY;
  /** Products that changed while a build was going on; null when anything may have. */
  #meanwhile: Set<number> | null = new Set();
  #haveSellersChanged = false;
  #timer: NodeJS.Timeout | undefined;
  #stopListening: () => void = () => {};
  #isClosed = false;

  private constructor(options: KeeperOptions) {
    this.#options = options;
    this.#query = createQuery(options.pool);
  }

  /** Returns at once; the model comes when it is built. */
  static async start(options: KeeperOptions): Promise<ReadModelKeeper> {
    const keeper = new ReadModelKeeper(options);
    keeper.#isLarge = await hasMoreThan(keeper.#query, options.mostProducts);
    keeper.#stopListening = options.feed.subscribe((tags) => keeper.#hear(tags));
    keeper.#rebuild();
    return keeper;
  }

  /** Null while it is being built, when the catalogue is too large for it, or the database went away. */
  model(): ReadModel | null {
    return this.#model;
  }

  /** Null until it is known. */
  vocabulary(): Vocabulary | null {
    return this.#vocabulary;
  }

  /** Whether the catalogue has more products than are kept in memory: then lists are not counted to the end. */
  isLarge(): boolean {
    return this.#isLarge;
  }

  /** Waits for a build that is going on; for tests and measurements. */
  async settled(): Promise<void> {
    while (this.#building || this.#timer) {
      await this.#building?.done.catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stopListening();
    this.#building?.cancel();
    this.#building = null;
  }

  async #hear(tags: readonly ChangeTag[]): Promise<void> {
    const ids = tags.flatMap((tag) => /^product:(\d+)$/.exec(tag)?.[1] ?? []).map(Number);
    if (tags.includes(ALL)) {
      this.#model = null;
      this.#meanwhile = null;
      this.#rebuild();
      return;
    }
    for (const id of ids) this.#meanwhile?.add(id);
    if (tags.includes('sellers')) this.#haveSellersChanged = true;
    if (!this.#model) return;
    try {
      if (ids.length > 0) await rereadProducts(this.#query, this.#model, ids);
      if (tags.includes('sellers')) await rereadSellers(this.#query, this.#model);
    } catch (error) {
      this.#options.log.warn(
        { err: error },
        'Changed products could not be read; PostgreSQL answers instead',
      );
      this.#model = null;
    }
    if (!this.#model || this.#model.changes > MOST_CHANGES) this.#rebuild();
  }

  #rebuild(): void {
    if (this.#isClosed || this.#building || this.#timer) return;
    const wait = this.#builtAt + REST_MS - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#rebuild();
      }, wait).unref();
      return;
    }
    this.#meanwhile = new Set();
    this.#haveSellersChanged = false;
    this.#building = startBuild(this.#options.pool, this.#options.mostProducts);
    void this.#finish(this.#building);
  }

  async #finish(building: Building): Promise<void> {
    const { log } = this.#options;
    const start = performance.now();
    try {
      const { model, vocabulary } = await building.done;
      if (model) await this.#catchUp(model);
      this.#vocabulary = vocabulary;
      this.#isLarge = model === null;
      if (this.#meanwhile) this.#model = model;
      log.info(
        { ms: Math.round(performance.now() - start), inMemory: model !== null },
        'The catalogue was read',
      );
    } catch (error) {
      if (!this.#isClosed)
        log.warn({ err: error }, 'The catalogue could not be read; PostgreSQL answers alone');
    }
    if (this.#building === building) this.#building = null;
    this.#builtAt = performance.now();
    if (!this.#meanwhile || (!this.#model && !this.#isLarge)) this.#rebuild();
  }

  /** Reads what changed while the model was built, and while that is read, until nothing is left. */
  async #catchUp(model: ReadModel): Promise<void> {
    while (this.#meanwhile && (this.#meanwhile.size > 0 || this.#haveSellersChanged)) {
      const ids = [...this.#meanwhile];
      this.#meanwhile.clear();
      if (ids.length > 0) await rereadProducts(this.#query, model, ids);
      if (this.#haveSellersChanged) {
        this.#haveSellersChanged = false;
        await rereadSellers(this.#query, model);
      }
    }
  }
}
