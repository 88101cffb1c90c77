import type { PayDesk } from '#server/modules/payments/payments.ts';

const closed = () => Promise.reject(new Error('Nobody pays in this test'));

/** The desk of payments for tests of pages that have none. */
export const closedDesk: PayDesk = {
  ...{ offered: new Set(), page: closed, changeMethod: closed, cancel: closed, check: closed },
  nameRefundAccount: closed,
};
