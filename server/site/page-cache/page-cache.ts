import type { ChangeFeed } from '#server/platform/changes/change-feed.ts';
import type { ChangeTag } from '#server/platform/changes/change-log.ts';
import type { PageAddress } from '../render/page-address.ts';
import type { RenderedPage } from '../render/render-page.ts';
import { type KeptPage, keepPage } from './kept-page.ts';
import type { PageRecord } from './page-recorder.ts';
import { isTouched, PageShelf } from './page-shelf.ts';

/** The share of the memory that filtered lists may take. */
const FILTERED_SHARE = 1 / 8;
/** How long, in ms, after it ceased to be the truth a page is still answered while it is made anew. */
const GRACE_MS = 500;
/** A feed that is silent for longer, in ms, may have missed a change. */
const SILENCE_MS = 3000;
/** How long, in ms, a page may be shown after it ceased to be the truth, when there is no way to make a new one. */
const AT_WORST_MS = 60 * 60 * 1000;
/** How often a page is made again because something changed while it was made. */
const ATTEMPTS = 3;

/** What a render gave, and what it was made of. */
export interface RecordedPage {
  readonly page: RenderedPage;
  readonly record: PageRecord;
}

/** An answer from the cache: a kept page, or one that is not kept, such as an error. */
export type CacheAnswer =
  | {
      readonly kept: KeptPage /** It may be out of date and there is no better one. */;
      readonly isOld: boolean;
    }
  | { readonly kept: null; readonly page: RenderedPage };

export interface PageCacheOptions {
  readonly limitBytes: number;
  readonly feed: Pick<ChangeFeed, 'subscribe' | 'ageMs' | 'silentMs'>;
  readonly clock: () => Date;
  /** Makes the page of an address as if nobody in particular had asked. */
  readonly render: (address: PageAddress) => Promise<RecordedPage>;
}

/**
 * Finished pages in memory, each made by one render at a time, kept while nothing that they are made of changes.
 * Why it is as it is: docs/decisions/0010-page-cache.md.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: PageShelf;
  readonly #filtered: PageShelf;
  /** Renders that go on, by address. */
  readonly #making = new Map<string, Promise<CacheAnswer>>();
  /** For each render that goes on, what has changed since it began. */
  readonly #changedMeanwhile = new Set<Set<ChangeTag>>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#filtered = new PageShelf(options.limitBytes * FILTERED_SHARE);
    this.#pages = new PageShelf(options.limitBytes * (1 - FILTERED_SHARE));
    options.feed.subscribe((tags) => this.#onChange(tags));
  }

  /** How much is kept. */
  get size(): { pages: number; bytes: number } {
    const [pages, filtered] = [this.#pages.size, this.#filtered.size];
    return { pages: pages.pages + filtered.pages, bytes: pages.bytes + filtered.bytes };
  }

  /** The page under exactly this address, if it is kept and surely the truth. */
  fresh(key: string): KeptPage | undefined {
    const found = this.#pages.get(key) ?? this.#filtered.get(key);
    return found && this.#hearsChanges() && this.#now() < found.staleFrom ? found.page : undefined;
  }

  /** The page of an address: kept, or made now. Rejects with what the render throws. */
  async answer(address: PageAddress): Promise<CacheAnswer> {
    const shelf = this.#shelfOf(address);
    const found = shelf.get(address.key);
    if (!found) return this.#make(address);
    const old = { kept: found.page, isOld: true };
    const staleMs = this.#now() - found.staleFrom;
    if (!this.#hearsChanges()) {
      // It may have ceased to be the truth right after the last look.
      const atWorstMs = Math.max(staleMs, this.#options.feed.silentMs());
      return atWorstMs < AT_WORST_MS ? old : this.#make(address);
    }
    if (staleMs < 0) return { ...old, isOld: false };
    const made = this.#make(address);
    if (staleMs < GRACE_MS) {
      made.catch(() => {}); // Whoever waits for it hears of it.
      return { ...old, isOld: false };
    }
    const answer = await made;
    return answer.kept === null && answer.page.status === 503 && staleMs < AT_WORST_MS ? old : answer;
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
        if (!isKeepable(page, record) || !isInformed) return { kept: null, page };
        const kept = keepPage(page, record);
        // A change that came while this was made may or may not be in it.
        if (!isTouched(record.tags, changed)) {
          this.#shelfOf(address).put(address.key, kept);
          return { kept, isOld: false };
        }
        if (attempt === ATTEMPTS) return { kept: null, page };
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

function isKeepable({ status, headers }: RenderedPage, { isKeptOut }: PageRecord): boolean {
  return status === 200 && !isKeptOut && !headers.some(([name]) => name === 'set-cookie');
}
