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
  readonly #limit: number;
  readonly #pages = new Map<string, ShelvedPage>();
  #bytes = 0;

  /** @param limit in bytes; 0 keeps nothing */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  get(key: string): ShelvedPage | undefined {
    const found = this.#pages.get(key);
    if (found) {
      this.#pages.delete(key);
      this.#pages.set(key, found);
    }
    return found;
  }

  put(key: string, page: KeptPage): void {
    this.delete(key);
    if (page.bytes > this.#limit) return;
    this.#pages.set(key, { page, staleFrom: page.record.validUntil });
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const found = this.#pages.get(key);
    if (!found) return;
    this.#pages.delete(key);
    this.#bytes -= found.page.bytes;
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
