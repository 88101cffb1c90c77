import { recordCatalogue } from '#server/modules/catalogue/catalogue.ts';
import type { ChangeTag } from '#server/platform/changes/change-log.ts';
import type { Services } from '#server/services.ts';

/** What a page was made of, noted while its loaders run. */
export interface PageRecord {
  /** Whatever of these changes makes the page untrue. */
  readonly tags: ReadonlySet<ChangeTag>;
  /** Ms since 1970 until which what the page says of the clock holds; infinite when it says nothing. */
  readonly validUntil: number;
  /** The page must not be kept under its address. */
  readonly isKeptOut: boolean;
}

/** The services for one page; everything that its loaders ask is noted. */
export function recordServices(
  services: Services,
  endOfDay: (now: Date) => Date,
): { services: Services; record: PageRecord } {
  const tags = new Set<ChangeTag>();
  const record = { tags, validUntil: Number.POSITIVE_INFINITY, isKeptOut: false };
  const validUntil = (moment: Date) => {
    record.validUntil = Math.min(record.validUntil, moment.getTime());
  };
  const keepOut = () => {
    record.isKeptOut = true;
  };
  const clock = () => {
    const now = services.clock();
    validUntil(endOfDay(now));
    return now;
  };
  const catalogue = recordCatalogue(services.catalogue, {
    note: (...read) => read.forEach(tags.add, tags),
    keepOut,
  });
  return {
    services: { ...services, catalogue, clock, page: { ...services.page, validUntil, keepOut } },
    record,
  };
}
