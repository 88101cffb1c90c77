import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { countSales, countSalesJob, dueSales } from './count-sales.ts';
import { dueFlashSession, endFlashSession, endSessionWhenOver } from './flash-session.ts';
import { duePromotions, movePromotions, movePromotionsJob } from './promotions/move-promotions.ts';
import { sweepPriceHistory, sweepPriceHistoryJob } from './promotions/sweep-price-history.ts';
import { dueImports, publishImport, publishImportJob } from './shop-import/publish-import.ts';
import { sweepDrafts, sweepDraftsJob } from './writing/sweep-drafts.ts';

export const catalogueWork: BackgroundWork = {
  jobs: [publishImportJob, countSalesJob, endFlashSession, movePromotionsJob],
  hourly: [sweepDraftsJob, sweepPriceHistoryJob],
  due: [dueImports, dueSales, dueFlashSession, duePromotions],
};

/** Registers the handlers of the jobs of the catalogue. */
export function handleCatalogue(
  jobs: Pick<Jobs, 'handle'>,
  { query, transaction }: { query: Query; transaction: Transaction },
): void {
  jobs.handle(publishImportJob, (id) => publishImport({ query, transaction }, id));
  jobs.handle(sweepPriceHistoryJob, () => sweepPriceHistory(query));
  jobs.handle(sweepDraftsJob, () => sweepDrafts(query));
  jobs.handle(countSalesJob, () => countSales(query));
  jobs.handle(endFlashSession, () => endSessionWhenOver(transaction));
  jobs.handle(movePromotionsJob, () => movePromotions({ query, transaction }));
}
