import { LRUCache } from 'lru-cache';
import type { ChangeTag } from '#server/platform/changes/change-log.ts';
import { ALL } from '#server/platform/changes/change-log.ts';
import type { CachedPage } from './cached-page.ts';

/** A page on the shelf. */
export interface ShelvedPage {
  readonly page: CachedPage;
  /** Ms since 1970 from which it may be outdated. */
  staleFrom: number;
}

/** Pages by address within a memory limit; the least recently used one is evicted. */
export class PageShelf {
  readonly #pages: LRUCache<string, ShelvedPage>;

  /** @param limit in bytes; 0 caches nothing */
  constructor(limit: number) {
    this.#pages = new LRUCache({
      // The library takes 0 for no limit. No page is as small as a byte.
      maxSize: Math.max(1, Math.floor(limit)),
      sizeCalculation: ({ page }) => Math.ceil(page.bytes),
    });
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  get(key: string): ShelvedPage | undefined {
    return this.#pages.get(key);
  }

  /** A page larger than the whole shelf is not cached, and its former version is dropped. */
  put(key: string, page: CachedPage): void {
    this.#pages.set(key, { page, staleFrom: page.record.validUntil });
  }

  /** Marks pages with these tags as outdated from a moment on. */
  expire(tags: ReadonlySet<ChangeTag>, now: number): void {
    for (const shelved of this.#pages.values()) {
      if (isTouched(shelved.page.record.tags, tags)) shelved.staleFrom = Math.min(shelved.staleFrom, now);
    }
  }
}

/** Whether a change touches something that was read. */
export function isTouched(read: ReadonlySet<ChangeTag>, changed: ReadonlySet<ChangeTag>): boolean {
  if (changed.has(ALL)) return true;
  for (const tag of read) if (changed.has(tag)) return true;
  return false;
}
