import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { nameWords } from '#domain/search/name-words.ts';
import type { Vocabulary } from '#domain/search/vocabulary.ts';
import type { ChangeFeed } from '#server/platform/changes/change-feed.ts';
import { ALL, type ChangeTag } from '#server/platform/changes/change-log.ts';
import { createQuery, type Query } from '#server/platform/database/query.ts';
import type { Log } from '#server/platform/log.ts';
import { type Building, startBuild } from './build.ts';
import { hasMoreThan } from './load-catalogue.ts';
import type { ReadModel } from './read-model.ts';
import { rereadProducts, rereadSellers } from './reread.ts';

/** With more changed products than this, the catalogue is loaded again in the background. */
const MOST_CHANGES = 2000;
/** Least time between two loads of the whole catalogue, in ms: an import reports changes every second. */
const REST_MS = 5000;

export interface KeeperOptions {
  /** The database to load from; the change feed must read the same one. */
  readonly pool: pg.Pool;
  readonly feed: ChangeFeed;
  readonly log: Log;
  /** The largest catalogue, in products, to hold in memory. */
  readonly mostProducts: number;
}

/** A running build, and what changes meanwhile. */
interface Rebuild {
  readonly building: Building;
  /** Null when anything may have changed. */
  changed: Set<number> | null;
  haveSellersChanged: boolean;
}

/** Keeps a {@link ReadModel} up to date; its answers are as current as the last poll of the change log. */
export class ReadModelKeeper {
  readonly #options: KeeperOptions;
  readonly #query: Query;
  #model: ReadModel | null = null;
  #vocabulary: Vocabulary | null = null;
  /** What the names of the vocabulary were read with. */
  #lexicon: Lexicon | null = null;
  #isLarge = false;
  #building: Rebuild | null = null;
  #builtAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #stopListening: () => void = () => {};
  #isClosed = false;

  private constructor(options: KeeperOptions) {
    this.#options = options;
    this.#query = createQuery(options.pool);
  }

  /** Returns at once; the model follows when it is built. */
  static async start(options: KeeperOptions): Promise<ReadModelKeeper> {
    const keeper = new ReadModelKeeper(options);
    keeper.#isLarge = await hasMoreThan(keeper.#query, options.mostProducts);
    keeper.#stopListening = options.feed.subscribe((tags) => keeper.#hear(tags));
    keeper.#rebuild();
    return keeper;
  }

  /**
   * Null while it is being built, when the catalogue is too large for it, or after the database went away.
   */
  model(): ReadModel | null {
    return this.#model;
  }

  /** Null until it is loaded. */
  vocabulary(): Vocabulary | null {
    return this.#vocabulary;
  }

  /** Whether the catalogue is too large for memory: then lists are not fully counted. */
  isLarge(): boolean {
    return this.#isLarge;
  }

  /** Waits for a running build; for tests and measurements. */
  async settled(): Promise<void> {
    while (this.#building || this.#timer) {
      await this.#building?.building.done.catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stopListening();
    this.#building?.building.cancel();
    this.#building = null;
  }

  async #hear(tags: readonly ChangeTag[]): Promise<void> {
    const ids = tags.flatMap((tag) => /^product:(\d+)$/.exec(tag)?.[1] ?? []).map(Number);
    if (tags.includes(ALL)) {
      this.#model = null;
      if (this.#building) this.#building.changed = null;
      this.#rebuild();
      return;
    }
    if (this.#building) {
      for (const id of ids) this.#building.changed?.add(id);
      this.#building.haveSellersChanged ||= tags.includes('sellers');
    }
    // Names are indexed by the phrases of the words: with others they are read again, at once.
    if (tags.includes('words')) {
      this.#builtAt = Number.NEGATIVE_INFINITY;
      this.#building?.building.cancel();
      this.#building = null;
      this.#rebuild();
    }
    if (!this.#model) {
      if (this.#isLarge && ids.length > 0) await this.#learnNames(ids);
      return;
    }
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

  /**
   * Adds the words of changed names to those of a catalogue too large for memory. What a name said before is not known
   * there, so its words stay until the next start.
   */
  async #learnNames(ids: readonly number[]): Promise<void> {
    const [vocabulary, lexicon] = [this.#vocabulary, this.#lexicon];
    if (!vocabulary || !lexicon) return;
    try {
      const rows = await this.#query<{ name: string }>(
        sql`select name from listed_products where id = any(${sql.param([...ids])}::integer[])`,
      );
      for (const { name } of rows) vocabulary.count(nameWords(name, lexicon), 1);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'The words of changed products could not be read');
    }
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
    const building = startBuild(this.#options.pool, this.#options.mostProducts);
    this.#building = { building, changed: new Set(), haveSellersChanged: false };
    void this.#finish(this.#building);
  }

  async #finish(rebuild: Rebuild): Promise<void> {
    const { log } = this.#options;
    const start = performance.now();
    try {
      const { model, vocabulary, lexicon } = await rebuild.building.done;
      if (model) await this.#catchUp(model, rebuild);
      this.#vocabulary = vocabulary;
      this.#lexicon = lexicon;
      this.#isLarge = model === null;
      if (rebuild.changed) this.#model = model;
      log.info(
        { ms: Math.round(performance.now() - start), inMemory: model !== null },
        'The catalogue was read',
      );
    } catch (error) {
      if (!this.#isClosed)
        log.warn({ err: error }, 'The catalogue could not be read; PostgreSQL answers alone');
    }
    if (this.#building === rebuild) this.#building = null;
    this.#builtAt = performance.now();
    if (!rebuild.changed || (!this.#model && !this.#isLarge)) this.#rebuild();
  }

  /** Reads what changed during the build, and during this read, until nothing is left. */
  async #catchUp(model: ReadModel, rebuild: Rebuild): Promise<void> {
    while (rebuild.changed && (rebuild.changed.size > 0 || rebuild.haveSellersChanged)) {
      const ids = [...rebuild.changed];
      rebuild.changed.clear();
      if (ids.length > 0) await rereadProducts(this.#query, model, ids);
      if (rebuild.haveSellersChanged) {
        rebuild.haveSellersChanged = false;
        await rereadSellers(this.#query, model);
      }
    }
  }
}
