import type { ProductSort, ProductTab } from './catalogue/product-tabs.ts';
import type { CaseKind } from './operating/case-kinds.ts';
import type { InboxTab } from './operating/inbox-tabs.ts';
import type { OperatorTab } from './operating/order-tabs.ts';
import type { LookedAtTab } from './operating/product-tabs.ts';
import type { OperatorSellerTab } from './operating/seller-tabs.ts';
import type { SellerTab } from './orders/seller-tabs.ts';
import type { OrderTab } from './orders/tabs.ts';
import type { OperatorReturnTab } from './returns/operator-tabs.ts';
import type { ReturnTab } from './returns/seller-tabs.ts';

/**
 * The addresses of checkout, payment, orders and the address book, which screens, mails and notices lead to.
 * The pages behind them are rows of `app/pages.ts`.
 */
export const ORDERS_PATH = '/orders';
export const SAMPLE_ORDER_PATH = '/orders/contoh';
/** All returns of a buyer. */
export const COMPLAINTS_PATH = '/orders/complaints';
export const TRACK_PATH = '/orders/track';
/** A guest's link of a mail. */
export const OPEN_PATH = '/orders/open';
/** A newcomer's link to confirm an order with cash on delivery. */
export const CONFIRM_PATH = '/orders/confirm';
/** The link to say that an order is not one's own. */
export const NOT_ME_PATH = '/orders/not-me';
/** The form for messages to the operator. */
export const CONTACT_PATH = '/help-center?tab=kontak#kirim-pesan';

export const orderPath = (number: string): string => `${ORDERS_PATH}/${encodeURIComponent(number)}`;
export const invoicePath = (number: string): string => `${orderPath(number)}/invoice`;
/** The nth correction of an order's invoice. */
export const correctionPath = (number: string, n: number): string => `${invoicePath(number)}/${n}`;
export const orderAddressPath = (number: string): string => `${orderPath(number)}/address`;
export const reviewPath = (number: string): string => `${orderPath(number)}/review`;
/** Where a return of an order is asked for, and where one of them is. */
export const askReturnPath = (number: string): string => `${orderPath(number)}/return`;
/** Where its draft is written anew. */
export const reviseReturnPath = (number: string): string => `${askReturnPath(number)}?ubah=1`;
export const returnPath = (number: string, n: number): string => `${askReturnPath(number)}/${n}`;
export const returnSlipPath = (number: string, n: number): string => `${returnPath(number, n)}/form`;
/** The page of an order by a link with a token instead of an account. */
export const withToken = (path: typeof OPEN_PATH | typeof CONFIRM_PATH | typeof NOT_ME_PATH, token: string) =>
  `${path}?token=${encodeURIComponent(token)}`;

/** The button of the receipt. */
export const RECEIVED_ID = 'diterima';
/** The order's page with the question open whether it has arrived. */
export const askReceivedPath = (number: string): string =>
  `${orderPath(number)}?tanya=diterima#${RECEIVED_ID}`;

/** A page of the list of orders; the defaults are left out. */
export function ordersListPath({ tab, q, page = 1 }: { tab: OrderTab; q: string; page?: number }): string {
  const params = new URLSearchParams({
    ...(tab !== 'all' && { tab }),
    ...(q !== '' && { q }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size === 0 ? ORDERS_PATH : `${ORDERS_PATH}?${params}`;
}

/** A checkout that has begun, by the id of its draft. */
export const draftPath = (id: string): string => `/checkout?d=${id}`;
/** Where a purchase is paid, and where its method is changed. */
export const payPath = (purchase: string): string => `/checkout/pay/${encodeURIComponent(purchase)}`;

/** The tab of the profile that lists one's addresses. */
export const ADDRESSES_PATH = '/profile?tab=addresses';
/** The same tab with an empty form. */
export const NEW_ADDRESS_PATH = `${ADDRESSES_PATH}&new=1`;
/** The same tab with the form of one address. */
export const addressPath = (id: string): string => `${ADDRESSES_PATH}&edit=${encodeURIComponent(id)}`;

/** Where somebody opens a shop. */
export const REGISTER_SHOP_PATH = '/selling/daftar';
/** The seller centre of a shop, by its number, and its pages. */
export const sellingPath = (shop: number): string => `/selling/${shop}`;
/** A page of the reviews of a shop's goods; the defaults are left out. */
export const shopReviewsPath = (
  shop: number,
  {
    isUnanswered = true,
    stars = null,
    before = null,
  }: { isUnanswered?: boolean; stars?: number | null; before?: number | null } = {},
): string =>
  withSearch(`${sellingPath(shop)}/reviews`, [
    ...(isUnanswered ? [] : [['tampil', 'semua']]),
    ...(stars === null ? [] : [['bintang', String(stars)]]),
    ...(before === null ? [] : [['before', String(before)]]),
  ]);
/** A page of the table of a shop's stocks. */
export const shopStockPath = (
  shop: number,
  { q = '', after = null }: { q?: string; after?: number | null } = {},
): string =>
  withSearch(`${sellingPath(shop)}/stock`, [
    ...(q === '' ? [] : [['q', q]]),
    ...(after === null ? [] : [['after', String(after)]]),
  ]);
/** Changes the prices of chosen products, by what was typed. */
export const shopPricesPath = (
  shop: number,
  { products = [], change = '' }: { products?: readonly number[]; change?: string } = {},
): string =>
  withSearch(`${sellingPath(shop)}/prices`, [
    ...products.map((id) => ['product', String(id)]),
    ...(change === '' ? [] : [['change', change]]),
  ]);
/** A page of a shop's promotions: those that are not over, or those that are. */
export const shopPromotionsPath = (
  shop: number,
  { isOver = false, after = null }: { isOver?: boolean; after?: string | null } = {},
): string =>
  withSearch(`${sellingPath(shop)}/promotions`, [
    ...(isOver ? [['tampil', 'berakhir']] : []),
    ...(after === null ? [] : [['after', after]]),
  ]);
/** Makes a promotion: of a product, or lets one be searched. */
export const newPromotionPath = (
  shop: number,
  { product = null, q = '' }: { product?: number | null; q?: string } = {},
): string =>
  withSearch(`${sellingPath(shop)}/promotions/new`, [
    ...(product === null ? [] : [['product', String(product)]]),
    ...(q === '' ? [] : [['q', q]]),
  ]);
/** Lists of products that a shop sends, or one of them. */
export const shopImportPath = (shop: number, id?: string): string =>
  `${sellingPath(shop)}/import${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
/** The editor of a product, by the id of its draft. */
export const draftOfProductPath = (shop: number, draft: string): string =>
  `${sellingPath(shop)}/drafts/${encodeURIComponent(draft)}`;
/** A draft as shoppers will see it. */
export const draftPreviewPath = (shop: number, draft: string): string =>
  `${draftOfProductPath(shop, draft)}/preview`;
/** A page of a shop's products; the defaults are left out. */
export const shopProductsPath = (
  shop: number,
  {
    tab = 'listed',
    sort = 'baru',
    q = '',
    after = null,
  }: { tab?: ProductTab; sort?: ProductSort; q?: string; after?: number | null } = {},
): string =>
  withSearch(`${sellingPath(shop)}/products`, [
    ...(tab === 'listed' ? [] : [['tab', tab]]),
    ...(sort === 'baru' ? [] : [['urut', sort]]),
    ...(q === '' ? [] : [['q', q]]),
    ...(after === null ? [] : [['after', String(after)]]),
  ]);
/** A page of the returns of a shop's orders; the defaults are left out. */
export const shopReturnsPath = (
  shop: number,
  { tab = 'answer', after = null }: { tab?: ReturnTab; after?: string | null } = {},
): string =>
  withSearch(`${sellingPath(shop)}/returns`, [
    ...(tab === 'answer' ? [] : [['tab', tab]]),
    ...(after === null ? [] : [['after', after]]),
  ]);
/** One return of a shop, by its number. */
export const shopReturnPath = (shop: number, number: string): string =>
  `${sellingPath(shop)}/returns/${encodeURIComponent(number)}`;
/** The file of a month's movements on a shop's account; the server answers it, no page. */
export const statementFile = (shop: number, month: string): string =>
  `${sellingPath(shop)}/statement.csv?bulan=${month}`;
/** Who works at a shop. */
export const shopStaffPath = (shop: number): string => `${sellingPath(shop)}/staff`;
/** The settings of a shop. */
export const shopSettingsPath = (shop: number): string => `${sellingPath(shop)}/settings`;
/** The money of a shop; the present month without one, 'yyyy-mm'. */
export const shopMoneyPath = (shop: number, month: string | null = null): string =>
  withSearch(`${sellingPath(shop)}/money`, month === null ? [] : [['bulan', month]]);
/** A page of the invoices of a shop's orders; the present month without one, 'yyyy-mm'. */
export const shopInvoicesPath = (
  shop: number,
  { month = null, after = null }: { month?: string | null; after?: string | null } = {},
): string =>
  withSearch(`${sellingPath(shop)}/invoices`, [
    ...(month === null ? [] : [['bulan', month]]),
    ...(after === null ? [] : [['after', after]]),
  ]);
/** The invoices of orders, as a page to print. */
export const printInvoicesPath = (shop: number, orders: readonly string[] = []): string =>
  withSearch(
    `${sellingPath(shop)}/invoices/print`,
    orders.map((order) => ['order', order]),
  );
export const pickingPath = (shop: number): string => `${sellingPath(shop)}/picking`;
export const handoverPath = (shop: number): string => `${sellingPath(shop)}/handover`;
export const shopOrderPath = (shop: number, number: string): string =>
  `${sellingPath(shop)}/orders/${encodeURIComponent(number)}`;
/** The labels of orders, as a page to print. */
export const labelsPath = (shop: number, orders: readonly string[] = []): string =>
  withSearch(
    `${sellingPath(shop)}/labels`,
    orders.map((order) => ['order', order]),
  );
/** A page of a shop's orders; the defaults are left out. */
export const shopOrdersPath = (
  shop: number,
  { tab = 'new', q = '', after = null }: { tab?: SellerTab; q?: string; after?: string | null } = {},
): string =>
  withSearch(`${sellingPath(shop)}/orders`, [
    ...(tab === 'new' ? [] : [['tab', tab]]),
    ...(q === '' ? [] : [['q', q]]),
    ...(after === null ? [] : [['after', after]]),
  ]);

/** A page of a shop's threads; those that wait for an answer, the default, or all. */
export const shopChatsPath = (
  shop: number,
  { isUnanswered = true, after = null }: { isUnanswered?: boolean; after?: string | null } = {},
): string =>
  withSearch(`${sellingPath(shop)}/chat`, [
    ...(isUnanswered ? [] : [['tampil', 'semua']]),
    ...(after === null ? [] : [['after', after]]),
  ]);
export const shopChatPath = (
  shop: number,
  thread: string,
  {
    before = null,
    report = null,
    order = null,
  }: { before?: number | null; report?: number | null; order?: string | null } = {},
): string =>
  withSearch(`${sellingPath(shop)}/chat/${thread}`, [
    ...(order === null ? [] : [['pesanan', order]]),
    ...(before === null ? [] : [['before', String(before)]]),
    ...(report === null ? [] : [['laporkan', String(report)]]),
  ]);

/** Where a shop writes to the buyer of an order. */
export const shopOrderChatPath = (shop: number, number: string): string =>
  `${sellingPath(shop)}/chat/orders/${encodeURIComponent(number)}`;

/** What a shop answers by itself, and what it often says. */
export const shopChatSettingsPath = (shop: number): string => `${sellingPath(shop)}/chat/settings`;

/** The operator's console, and its pages. */
export const OPERATOR_PATH = '/operator';
export const AUDIT_PATH = `${OPERATOR_PATH}/audit`;
/** Looks for orders, shops and products at once. */
export const operatorSearchPath = (q = ''): string =>
  withSearch(`${OPERATOR_PATH}/search`, q === '' ? [] : [['q', q]]);
/** A page of the cases; the defaults are left out. */
export const casesPath = ({
  kind = null,
  isClosed = false,
  after = null,
}: {
  kind?: CaseKind | null;
  isClosed?: boolean;
  after?: number | null;
} = {}): string =>
  withSearch(`${OPERATOR_PATH}/cases`, [
    ...(kind === null ? [] : [['jenis', kind]]),
    ...(isClosed ? [['tampil', 'selesai']] : []),
    ...(after === null ? [] : [['after', String(after)]]),
  ]);
/** Decisions that wait for a second person, and one of them. */
export const OPERATOR_PROPOSALS_PATH = `${OPERATOR_PATH}/proposals`;
export const operatorProposalPath = (id: string): string => `${OPERATOR_PROPOSALS_PATH}/${id}`;
/** A page of the orders of all shops; the defaults are left out. */
export const operatorOrdersPath = ({
  tab = 'all',
  q = '',
  after = null,
}: {
  tab?: OperatorTab;
  q?: string;
  after?: string | null;
} = {}): string =>
  withSearch(`${OPERATOR_PATH}/orders`, [
    ...(tab === 'all' ? [] : [['tab', tab]]),
    ...(q === '' ? [] : [['q', q]]),
    ...(after === null ? [] : [['after', after]]),
  ]);
/** An order at the console; the number of a purchase leads to its first order. */
export const operatorOrderPath = (number: string): string =>
  `${OPERATOR_PATH}/orders/${encodeURIComponent(number)}`;
export const operatorReturnsPath = ({
  tab = 'disputed',
  after = null,
}: {
  tab?: OperatorReturnTab;
  after?: string | null;
} = {}): string =>
  withSearch(`${OPERATOR_PATH}/returns`, [
    ...(tab === 'disputed' ? [] : [['tab', tab]]),
    ...(after === null ? [] : [['after', after]]),
  ]);
export const operatorReturnPath = (number: string): string =>
  `${OPERATOR_PATH}/returns/${encodeURIComponent(number)}`;
/** Threads that were reported, and one of them or of a dispute. */
export const OPERATOR_CHATS_PATH = `${OPERATOR_PATH}/chats`;
export const operatorChatPath = (thread: string): string => `${OPERATOR_CHATS_PATH}/${thread}`;
/** Pictures of threads that may be read. */
export const OPERATOR_CHAT_MEDIA_PATH = `${OPERATOR_CHATS_PATH}/media`;
/** What buyers and shops showed, for the console; the server answers it, no page. */
export const OPERATOR_MEDIA_PATH = `${OPERATOR_PATH}/media`;
/** A page of the shops, or of those who ask to open one; the defaults are left out. */
export const operatorSellersPath = ({
  tab = 'waiting',
  q = '',
  after = null,
}: {
  tab?: OperatorSellerTab;
  q?: string;
  after?: number | null;
} = {}): string =>
  withSearch(`${OPERATOR_PATH}/sellers`, [
    ...(tab === 'waiting' ? [] : [['tab', tab]]),
    ...(q === '' ? [] : [['q', q]]),
    ...(after === null ? [] : [['after', String(after)]]),
  ]);
export const operatorSellerPath = (sellerId: number): string => `${OPERATOR_PATH}/sellers/${sellerId}`;
/** A page of the accounts of people; the defaults are left out. */
export const operatorPeoplePath = ({
  q = '',
  after = null,
}: {
  q?: string;
  after?: string | null;
} = {}): string =>
  withSearch(`${OPERATOR_PATH}/people`, [
    ...(q === '' ? [] : [['q', q]]),
    ...(after === null ? [] : [['after', after]]),
  ]);
export const operatorPersonPath = (id: string): string => `${OPERATOR_PATH}/people/${id}`;
/** A page of the products of all shops; the defaults are left out. */
export const operatorProductsPath = ({
  tab = 'review',
  q = '',
  after = null,
}: {
  tab?: LookedAtTab;
  q?: string;
  after?: number | null;
} = {}): string =>
  withSearch(`${OPERATOR_PATH}/products`, [
    ...(tab === 'review' ? [] : [['tab', tab]]),
    ...(q === '' ? [] : [['q', q]]),
    ...(after === null ? [] : [['after', String(after)]]),
  ]);
export const operatorProductPath = (id: number): string => `${OPERATOR_PATH}/products/${id}`;
export const OPERATOR_REPORTS_PATH = `${OPERATOR_PATH}/reports`;
/** A tab of the inbox; the defaults are left out. */
export const operatorInboxPath = ({
  tab = 'messages',
  after = null,
}: {
  tab?: InboxTab;
  after?: number | null;
} = {}): string =>
  withSearch(`${OPERATOR_PATH}/inbox`, [
    ...(tab === 'messages' ? [] : [['tab', tab]]),
    ...(after === null ? [] : [['after', String(after)]]),
  ]);
/** A message or an application by its reference number. */
export const operatorInboxEntryPath = (reference: string): string =>
  `${OPERATOR_PATH}/inbox/${encodeURIComponent(reference)}`;
export const registrationPath = (id: string): string => `${OPERATOR_PATH}/registrations/${id}`;
/** The clock of a demo. */
export const OPERATOR_CLOCK_PATH = `${OPERATOR_PATH}/clock`;
/** What could not be sent or done. */
export const OPERATOR_FAILURES_PATH = `${OPERATOR_PATH}/failures`;
/** The ledger: all kinds of accounts, or the accounts of one kind. */
export const ledgerPath = ({
  kind = null,
  after = null,
}: {
  kind?: string | null;
  after?: string | null;
} = {}): string =>
  withSearch(`${OPERATOR_PATH}/ledger`, [
    ...(kind === null ? [] : [['jenis', kind]]),
    ...(after === null ? [] : [['after', after]]),
  ]);
/** An account of the ledger, in the month 'yyyy-mm' or the present one. */
export const ledgerAccountPath = (account: string, month: string | null = null): string =>
  withSearch(`${OPERATOR_PATH}/ledger/account`, [
    ['nama', account],
    ...(month === null ? [] : [['bulan', month]]),
  ]);
/** What an order gave its shop and took from it. */
export const ledgerOrderPath = (number: string): string =>
  `${OPERATOR_PATH}/ledger/orders/${encodeURIComponent(number)}`;
/** The file of a month's movements on an account; the server answers it, no page. */
export const ledgerFile = (account: string, month: string): string =>
  withSearch(`${OPERATOR_PATH}/ledger.csv`, [
    ['nama', account],
    ['bulan', month],
  ]);
export const OPERATOR_REFUNDS_PATH = `${OPERATOR_PATH}/refunds`;
export const OPERATOR_BANK_PATH = `${OPERATOR_PATH}/bank`;
export const OPERATOR_PAYOUTS_PATH = `${OPERATOR_PATH}/payouts`;
/** What the payment provider and couriers settle, and money that nobody knows. */
export const OPERATOR_SETTLEMENT_PATH = `${OPERATOR_PATH}/settlement`;
/** A file of a report or a bill that was sent and is looked at. */
export const settlementUploadPath = (id: string): string => `${OPERATOR_SETTLEMENT_PATH}/files/${id}`;
/** Cash that couriers collect and owe, of one of them or all. */
export const operatorCashPath = (courier: string | null = null): string =>
  withSearch(`${OPERATOR_PATH}/cash`, courier === null ? [] : [['kurir', courier]]);
/** The words that searches understand. */
export const operatorWordsPath = ({
  q = '',
  after = null,
}: {
  q?: string;
  after?: number | null;
} = {}): string =>
  withSearch(`${OPERATOR_PATH}/words`, [
    ...(q === '' ? [] : [['q', q]]),
    ...(after === null ? [] : [['after', String(after)]]),
  ]);
/** A row of these words; null for a new one. */
export const operatorWordPath = (id: number | null): string =>
  `${OPERATOR_PATH}/words/${id === null ? 'baru' : id}`;
export const OPERATOR_WORDS_CSV_PATH = `${OPERATOR_PATH}/words.csv`;
export const OPERATOR_HOLIDAYS_PATH = `${OPERATOR_PATH}/holidays`;
export const OPERATOR_SETTINGS_PATH = `${OPERATOR_PATH}/settings`;
export const OPERATOR_COMMISSION_PATH = `${OPERATOR_PATH}/commission`;
/** With the form for one shop. */
export const operatorCommissionPath = (shop: number): string => `${OPERATOR_COMMISSION_PATH}?shop=${shop}`;
export const OPERATOR_STAFF_PATH = `${OPERATOR_PATH}/staff`;
export const casePath = (id: number): string => `${OPERATOR_PATH}/cases/${id}`;

/** The threads of a shopper. */
export const CHAT_PATH = '/chat';
/** A shopper's thread with a shop, about a product or an order of it. */
export const chatPath = (
  sellerId: number,
  {
    product = null,
    order = null,
    before = null,
    report = null,
  }: { product?: number | null; order?: string | null; before?: number | null; report?: number | null } = {},
): string =>
  withSearch(`${CHAT_PATH}/${sellerId}`, [
    ...(product === null ? [] : [['produk', String(product)]]),
    ...(order === null ? [] : [['pesanan', order]]),
    ...(before === null ? [] : [['before', String(before)]]),
    ...(report === null ? [] : [['laporkan', String(report)]]),
  ]);

function withSearch(path: string, pairs: string[][]): string {
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
