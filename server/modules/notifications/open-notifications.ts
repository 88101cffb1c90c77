import { tellShopper } from '#server/modules/orders/orders.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { LetterShop } from './letters/read-letter-data.ts';
import { tellShopAbout } from './tell-shop.ts';
import { dueNews, tellAbout } from './tell-shopper.ts';

export const notificationWork: BackgroundWork = { jobs: [tellShopper], due: [dueNews] };

/** Starts to tell people about orders in this process. */
export function openNotifications(
  given: LetterShop & {
    transaction: Transaction;
    jobs: Pick<Jobs, 'handle'>;
    /** Called after everybody was told what happened to an order. */
    afterNews: (orderId: string) => Promise<void>;
  },
): void {
  const { jobs, transaction, publicUrl, bankAccount, afterNews } = given;
  jobs.handle(tellShopper, async (id) => {
    await tellAbout({ transaction, publicUrl, bankAccount }, id);
    await tellShopAbout({ transaction, publicUrl }, id);
    await afterNews(id);
  });
}
