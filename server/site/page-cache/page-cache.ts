import type { ChangeFeed } from '#server/platform/changes/change-feed.ts';
import type { ChangeTag } from '#server/platform/changes/change-log.ts';
import type { PageAddress } from '../render/page-address.ts';
import type { RenderedPage } from '../render/render-page.ts';
import { type CachedPage, cachePage } from './cached-page.ts';
import type { PageRecord } from './page-recorder.ts';
import { isTouched, PageShelf } from './page-shelf.ts';

/** The share of the memory that filtered lists may take. */
const FILTERED_SHARE = 1 / 8;
/** How long, in ms, an outdated page is still answered while a render replaces it. */
const GRACE_MS = 500;
/** A change feed without a successful poll for this long, in ms, may have missed a change. */
const SILENCE_MS = 3000;
/** How long, in ms, an outdated page may be shown when no new one can be rendered. */
const AT_WORST_MS = 60 * 60 * 1000;
/** Most renders of a page when something changes during the render. */
const ATTEMPTS = 3;

/** The result of a render, and what it was rendered from. */
export interface RecordedPage {
  readonly page: RenderedPage;
  readonly record: PageRecord;
}

/** An answer from the cache: a cached page, or one that is not cached, such as an error. */
export type CacheAnswer =
  | {
      readonly cached: CachedPage /** It may be outdated, and there is no better one. */;
      readonly isOld: boolean;
    }
  | { readonly cached: null; readonly page: RenderedPage };

export interface PageCacheOptions {
  readonly limitBytes: number;
  readonly feed: Pick<ChangeFeed, 'subscribe' | 'ageMs' | 'silentMs'>;
  readonly clock: () => Date;
  /** Renders the page of an address for nobody in particular. */
  readonly render: (address: PageAddress) => Promise<RecordedPage>;
}

/**
 * The page cache in memory. One render at a time makes each page, and it is cached until something changes
 * that it was rendered from. Reasons: docs/decisions/0010-page-cache.md.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: PageShelf;
  readonly #filtered: PageShelf;
  /** Running renders, by address. */
  readonly #making = new Map<string, Promise<CacheAnswer>>();
  /** For each running render, what has changed since it started. */
  readonly #changedMeanwhile = new Set<Set<ChangeTag>>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#filtered = new PageShelf(options.limitBytes * FILTERED_SHARE);
    this.#pages = new PageShelf(options.limitBytes * (1 - FILTERED_SHARE));
    options.feed.subscribe((tags) => this.#onChange(tags));
  }

  /** Size of the cache. */
  get size(): { pages: number; bytes: number } {
    const [pages, filtered] = [this.#pages.size, this.#filtered.size];
    return { pages: pages.pages + filtered.pages, bytes: pages.bytes + filtered.bytes };
  }

  /** The page under exactly this address, if it is cached and surely up to date. */
  fresh(key: string): CachedPage | undefined {
    const found = this.#pages.get(key) ?? this.#filtered.get(key);
    return found && this.#hearsChanges() && this.#now() < found.staleFrom ? found.page : undefined;
  }

  /** The page of an address, from the cache or rendered now. Rejects with the error of the render. */
  async answer(address: PageAddress): Promise<CacheAnswer> {
    const shelf = this.#shelfOf(address);
    const found = shelf.get(address.key);
    if (!found) return this.#make(address);
    const old = { cached: found.page, isOld: true };
    const staleMs = this.#now() - found.staleFrom;
    if (!this.#hearsChanges()) {
      // It may have become outdated right after the last poll.
      const atWorstMs = Math.max(staleMs, this.#options.feed.silentMs());
      return atWorstMs < AT_WORST_MS ? old : this.#make(address);
    }
    if (staleMs < 0) return { ...old, isOld: false };
    const made = this.#make(address);
    if (staleMs < GRACE_MS) {
      made.catch(() => {}); // Those who wait for it get the error.
      return { ...old, isOld: false };
    }
    const answer = await made;
    return answer.cached === null && answer.page.status === 503 && staleMs < AT_WORST_MS ? old : answer;
  }

  #make(address: PageAddress): Promise<CacheAnswer> {
    const going = this.#making.get(address.key);
    if (going) return going;
    const making = this.#makeNow(address).finally(() => this.#making.delete(address.key));
    this.#making.set(address.key, making);
    return making;
  }

  async #makeNow(address: PageAddress): Promise<CacheAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const changed = new Set<ChangeTag>();
      this.#changedMeanwhile.add(changed);
      try {
        const isInformed = this.#hearsChanges();
        const { page, record } = await this.#options.render(address);
        if (!isCacheable(page, record) || !isInformed) return { cached: null, page };
        const cached = cachePage(page, record);
        // A change during the render may or may not be in the page.
        if (!isTouched(record.tags, changed)) {
          this.#shelfOf(address).put(address.key, cached);
          return { cached, isOld: false };
        }
        if (attempt === ATTEMPTS) return { cached: null, page };
      } finally {
        this.#changedMeanwhile.delete(changed);
      }
    }
  }

  #onChange(tags: readonly ChangeTag[]): void {
    const changed = new Set(tags);
    for (const shelf of [this.#pages, this.#filtered]) shelf.expire(changed, this.#now());
    for (const meanwhile of this.#changedMeanwhile) for (const tag of tags) meanwhile.add(tag);
  }

  #shelfOf({ isFiltered }: PageAddress): PageShelf {
    return isFiltered ? this.#filtered : this.#pages;
  }

  #hearsChanges(): boolean {
    return this.#options.feed.ageMs() < SILENCE_MS;
  }

  #now(): number {
    return this.#options.clock().getTime();
  }
}

function isCacheable({ status, headers }: RenderedPage, { isKeptOut }: PageRecord): boolean {
  return status === 200 && !isKeptOut && !headers.some(([name]) => name === 'set-cookie');
}
