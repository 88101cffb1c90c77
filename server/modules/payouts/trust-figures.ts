import type { TrustFigures } from '#domain/operating/trust.ts';
import { openSubjects } from '#server/modules/cases/cases.ts';
import { completedOrders, ordersAmong, RECORD_DAYS, shopRecord } from '#server/modules/orders/orders.ts';
import { countReturnsSince } from '#server/modules/returns/returns.ts';
import type { Query } from '#server/platform/database/query.ts';

const DAY_MS = 86_400_000;

/** What speaks for releasing the money of a shop sooner. @param now the shop's clock */
export async function trustFigures(query: Query, sellerId: number, now: Date): Promise<TrustFigures> {
  const { arrived } = await shopRecord(query, sellerId, now);
  return {
    completed: await completedOrders(query, sellerId),
    arrived,
    returns: await countReturnsSince(query, sellerId, new Date(now.getTime() - RECORD_DAYS * DAY_MS)),
    openCases: await openCasesOf(query, sellerId),
  };
}

/** Open cases about a shop, its orders or their returns. */
async function openCasesOf(query: Query, sellerId: number): Promise<number> {
  const subjects = await openSubjects(query);
  const about = subjects.flatMap((subject) => {
    const [, number] = /^(?:order|return):([A-Z0-9]+)/.exec(subject) ?? [];
    return number === undefined ? [] : [number];
  });
  const ofShop = subjects.filter((subject) => subject === `shop:${sellerId}`);
  return ofShop.length + (await ordersAmong(query, sellerId, [...new Set(about)])).length;
}
