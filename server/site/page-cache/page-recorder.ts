import { recordCatalogue } from '#server/modules/catalogue/catalogue.ts';
import { SETTINGS_CHANGED } from '#server/modules/settings/settings.ts';
import type { ChangeTag } from '#server/platform/changes/change-log.ts';
import type { Services } from '#server/services.ts';

/** What a page was rendered from, recorded while its loaders run. */
export interface PageRecord {
  /** A change of any of these makes the page outdated. */
  readonly tags: ReadonlySet<ChangeTag>;
  /** Ms since 1970 until which the page's statements about time hold; infinite without any. */
  readonly validUntil: number;
  /** The page must not be cached under its address. */
  readonly isKeptOut: boolean;
}

/** The services for one page; they record everything that its loaders read. */
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
  const contact = () => {
    tags.add(SETTINGS_CHANGED);
    return services.contact();
  };
  const ways = () => {
    tags.add(SETTINGS_CHANGED);
    return services.ways();
  };
  const catalogue = recordCatalogue(services.catalogue, {
    addTags: (...read) => read.forEach(tags.add, tags),
    keepOut,
  });
  return {
    services: {
      ...services,
      catalogue,
      clock,
      contact,
      ways,
      page: { ...services.page, validUntil, keepOut },
    },
    record,
  };
}
