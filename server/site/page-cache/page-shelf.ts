import { LRUCache } from 'lru-cache';
import type { ChangeTag } from '#server/platform/changes/change-log.ts';
import { ALL } from '#server/platform/changes/change-log.ts';
import type { KeptPage } from './kept-page.ts';

/** A page on the shelf. */
export interface ShelvedPage {
  readonly page: KeptPage;
  /** Ms since 1970 from which it is not, or may not be, the truth any more. */
  staleFrom: number;
}

/** Pages by address, at most so many bytes of them: the one asked for longest ago makes room. */
export class PageShelf {
  readonly #pages: LRUCache<string, ShelvedPage>;

  /** @param limit in bytes; 0 keeps nothing */
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

  /** A page that is larger than the whole shelf is not kept, and neither is its former version. */
  put(key: string, page: KeptPage): void {
    this.#pages.set(key, { page, staleFrom: page.record.validUntil });
  }

  /** Marks what is made of these tags as not the truth from a moment on. */
  expire(tags: ReadonlySet<ChangeTag>, now: number): void {
    for (const shelved of this.#pages.values()) {
      if (isTouched(shelved.page.record.tags, tags)) shelved.staleFrom = Math.min(shelved.staleFrom, now);
    }
  }
}

/** Whether something that was read is among what changed. */
export function isTouched(read: ReadonlySet<ChangeTag>, changed: ReadonlySet<ChangeTag>): boolean {
  if (changed.has(ALL)) return true;
  for (const tag of read) if (changed.has(tag)) return true;
  return false;
}
