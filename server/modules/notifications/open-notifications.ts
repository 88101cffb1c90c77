import { tellFactorRemoved } from '#server/modules/access/access.ts';
import { dueCaseNews, tellCase } from '#server/modules/cases/cases.ts';
import { tellOfBlocked } from '#server/modules/catalogue/catalogue.ts';
import { tellShopper } from '#server/modules/orders/orders.ts';
import { dueSentPayouts, tellOfAccount, tellOfPayout } from '#server/modules/payouts/payouts.ts';
import { tellOfRegistration } from '#server/modules/registering/registering.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { BackgroundWork } from '#server/platform/jobs/background-work.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { LetterShop } from './letters/read-letter-data.ts';
import { tellAboutAccount } from './tell-account.ts';
import { tellAboutBlocked } from './tell-blocked.ts';
import { type CaseMails, tellOfCase } from './tell-case.ts';
import { tellAboutRemovedFactor } from './tell-factor-removed.ts';
import { tellAboutPayout } from './tell-payout.ts';
import { tellAboutRegistration } from './tell-registration.ts';
import { tellShopAbout } from './tell-shop.ts';
import { dueNews, tellAbout } from './tell-shopper.ts';

export const notificationWork: BackgroundWork = {
  jobs: [
    tellShopper,
    tellCase,
    tellOfAccount,
    tellOfPayout,
    tellOfRegistration,
    tellOfBlocked,
    tellFactorRemoved,
  ],
  due: [dueNews, dueCaseNews, dueSentPayouts],
};

/** Starts to tell people about orders, and the operator about cases, in this process. */
export function openNotifications(
  given: LetterShop &
    CaseMails & {
      transaction: Transaction;
      jobs: Pick<Jobs, 'handle'>;
      /** Called after everybody was told what happened to an order. */
      afterNews: (orderId: string) => Promise<void>;
    },
): void {
  const { jobs, transaction, publicUrl, bankAccount, noticesTo, afterNews } = given;
  jobs.handle(tellShopper, async (id) => {
    await tellAbout({ transaction, publicUrl, bankAccount }, id);
    await tellShopAbout({ transaction, publicUrl }, id);
    await afterNews(id);
  });
  jobs.handle(tellOfAccount, (id) => transaction((tx) => tellAboutAccount(tx, id, publicUrl)));
  jobs.handle(tellOfPayout, (id) => transaction((tx) => tellAboutPayout(tx, id, publicUrl)));
  jobs.handle(tellOfRegistration, (id) => transaction((tx) => tellAboutRegistration(tx, id, publicUrl)));
  jobs.handle(tellOfBlocked, (id) => transaction((tx) => tellAboutBlocked(tx, id, publicUrl)));
  jobs.handle(tellFactorRemoved, (id) => transaction((tx) => tellAboutRemovedFactor(tx, id, publicUrl)));
  jobs.handle(tellCase, (id) => tellOfCase({ transaction, publicUrl, noticesTo }, id));
}
