import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import * as paths from '#domain/paths.ts';
import { PAGES } from './pages.ts';

/** An address that each name of `domain/paths.ts` gives. */
const ADDRESSES: Record<
  Exclude<
    keyof typeof paths,
    | 'RECEIVED_ID'
    | 'statementFile'
    | 'OPERATOR_MEDIA_PATH'
    | 'OPERATOR_CHAT_MEDIA_PATH'
    | 'ledgerFile'
    | 'OPERATOR_WORDS_CSV_PATH'
  >,
  string
> = {
  CHAT_PATH: paths.CHAT_PATH,
  chatPath: paths.chatPath(1, { product: 5, before: 9 }),
  shopChatsPath: paths.shopChatsPath(1, { isUnanswered: false, after: 'a' }),
  shopChatPath: paths.shopChatPath(1, '00000000-0000-4000-8000-000000000000', { before: 9 }),
  OPERATOR_PROPOSALS_PATH: paths.OPERATOR_PROPOSALS_PATH,
  operatorProposalPath: paths.operatorProposalPath('00000000-0000-4000-8000-000000000000'),
  OPERATOR_CHATS_PATH: paths.OPERATOR_CHATS_PATH,
  operatorChatPath: paths.operatorChatPath('00000000-0000-4000-8000-000000000000'),
  shopOrderChatPath: paths.shopOrderChatPath(1, 'LP1'),
  shopChatSettingsPath: paths.shopChatSettingsPath(1),
  ORDERS_PATH: paths.ORDERS_PATH,
  SAMPLE_ORDER_PATH: paths.SAMPLE_ORDER_PATH,
  COMPLAINTS_PATH: paths.COMPLAINTS_PATH,
  TRACK_PATH: paths.TRACK_PATH,
  OPEN_PATH: paths.OPEN_PATH,
  CONFIRM_PATH: paths.CONFIRM_PATH,
  NOT_ME_PATH: paths.NOT_ME_PATH,
  CONTACT_PATH: paths.CONTACT_PATH,
  ADDRESSES_PATH: paths.ADDRESSES_PATH,
  NEW_ADDRESS_PATH: paths.NEW_ADDRESS_PATH,
  orderPath: paths.orderPath('LP1'),
  invoicePath: paths.invoicePath('LP1'),
  correctionPath: paths.correctionPath('LP1', 1),
  orderAddressPath: paths.orderAddressPath('LP1'),
  reviewPath: paths.reviewPath('LP1'),
  askReturnPath: paths.askReturnPath('LP1'),
  reviseReturnPath: paths.reviseReturnPath('LP1'),
  returnPath: paths.returnPath('LP1', 1),
  returnSlipPath: paths.returnSlipPath('LP1', 1),
  withToken: paths.withToken(paths.OPEN_PATH, 'a b'),
  askReceivedPath: paths.askReceivedPath('LP1'),
  ordersListPath: paths.ordersListPath({ tab: 'all', q: 'teh', page: 2 }),
  draftPath: paths.draftPath('1'),
  payPath: paths.payPath('LP1'),
  addressPath: paths.addressPath('1'),
  REGISTER_SHOP_PATH: paths.REGISTER_SHOP_PATH,
  sellingPath: paths.sellingPath(1),
  shopReviewsPath: paths.shopReviewsPath(1, { isUnanswered: false, stars: 5, before: 9 }),
  shopStockPath: paths.shopStockPath(1, { q: 'teh', after: 9 }),
  shopPricesPath: paths.shopPricesPath(1, { products: [7], change: '-5,5%' }),
  shopPromotionsPath: paths.shopPromotionsPath(1, { isOver: true, after: '0' }),
  newPromotionPath: paths.newPromotionPath(1, { product: 7, q: 'teh' }),
  draftOfProductPath: paths.draftOfProductPath(1, '0'),
  draftPreviewPath: paths.draftPreviewPath(1, '0'),
  shopImportPath: paths.shopImportPath(1, '0'),
  shopProductsPath: paths.shopProductsPath(1, { tab: 'low', sort: 'laris', q: 'teh', after: 9 }),
  shopReturnsPath: paths.shopReturnsPath(1, { tab: 'inspect', after: 'LP1-R1' }),
  shopReturnPath: paths.shopReturnPath(1, 'LP1-R1'),
  shopStaffPath: paths.shopStaffPath(1),
  shopSettingsPath: paths.shopSettingsPath(1),
  shopMoneyPath: paths.shopMoneyPath(1, '2026-11'),
  shopInvoicesPath: paths.shopInvoicesPath(1, { month: '2026-11', after: 'LP1' }),
  printInvoicesPath: paths.printInvoicesPath(1, ['LP1', 'LP2']),
  pickingPath: paths.pickingPath(1),
  handoverPath: paths.handoverPath(1),
  shopOrderPath: paths.shopOrderPath(1, 'LP1'),
  labelsPath: paths.labelsPath(1, ['LP1', 'LP2']),
  OPERATOR_PATH: paths.OPERATOR_PATH,
  AUDIT_PATH: paths.AUDIT_PATH,
  casesPath: paths.casesPath({ kind: 'missing_parcel', isClosed: true, after: 9 }),
  casePath: paths.casePath(9),
  operatorPeoplePath: paths.operatorPeoplePath({ q: 'sari', after: '0' }),
  operatorPersonPath: paths.operatorPersonPath('00000000-0000-4000-8000-000000000000'),
  operatorReturnsPath: paths.operatorReturnsPath({ tab: 'ended', after: 'LP1-R1' }),
  operatorReturnPath: paths.operatorReturnPath('LP1-R1'),
  operatorSellersPath: paths.operatorSellersPath({ tab: 'open', q: 'batik', after: 9 }),
  operatorSellerPath: paths.operatorSellerPath(1),
  operatorProductsPath: paths.operatorProductsPath({ tab: 'blocked', q: 'teh', after: 9 }),
  operatorProductPath: paths.operatorProductPath(1),
  OPERATOR_REPORTS_PATH: paths.OPERATOR_REPORTS_PATH,
  operatorInboxPath: paths.operatorInboxPath({ tab: 'answered', after: 9 }),
  operatorInboxEntryPath: paths.operatorInboxEntryPath('PSN-7K2M9Q'),
  registrationPath: paths.registrationPath('0'),
  OPERATOR_CLOCK_PATH: paths.OPERATOR_CLOCK_PATH,
  OPERATOR_FAILURES_PATH: paths.OPERATOR_FAILURES_PATH,
  ledgerPath: paths.ledgerPath({ kind: 'seller', after: 'seller:9' }),
  ledgerAccountPath: paths.ledgerAccountPath('seller:9', '2026-11'),
  ledgerOrderPath: paths.ledgerOrderPath('LP1'),
  OPERATOR_REFUNDS_PATH: paths.OPERATOR_REFUNDS_PATH,
  OPERATOR_BANK_PATH: paths.OPERATOR_BANK_PATH,
  OPERATOR_PAYOUTS_PATH: paths.OPERATOR_PAYOUTS_PATH,
  OPERATOR_SETTLEMENT_PATH: paths.OPERATOR_SETTLEMENT_PATH,
  settlementUploadPath: paths.settlementUploadPath('0'),
  operatorCashPath: paths.operatorCashPath('jne'),
  operatorWordsPath: paths.operatorWordsPath({ q: 'teh', after: 9 }),
  operatorWordPath: paths.operatorWordPath(9),
  OPERATOR_HOLIDAYS_PATH: paths.OPERATOR_HOLIDAYS_PATH,
  OPERATOR_SETTINGS_PATH: paths.OPERATOR_SETTINGS_PATH,
  OPERATOR_COMMISSION_PATH: paths.OPERATOR_COMMISSION_PATH,
  operatorCommissionPath: paths.operatorCommissionPath(1),
  OPERATOR_STAFF_PATH: paths.OPERATOR_STAFF_PATH,
  operatorSearchPath: paths.operatorSearchPath('sari'),
  operatorOrdersPath: paths.operatorOrdersPath({ tab: 'sent', q: 'sari', after: 'LP1' }),
  operatorOrderPath: paths.operatorOrderPath('LP1'),
  shopOrdersPath: paths.shopOrdersPath(1, { tab: 'pack', q: 'teh', after: 'LP1' }),
};

describe('paths', () => {
  it.each(Object.entries(ADDRESSES))('%s leads to a page of the table, %s', (_, address) => {
    const { pathname } = new URL(address, 'http://shop.test');
    expect(PAGES.some(({ path }) => path !== '*' && matchPath(path, pathname))).toBe(true);
  });
});
