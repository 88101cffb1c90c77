import type { OrderTab } from '#domain/orders/tabs.ts';

/** Addresses of the orders' pages. */
export const ORDERS_PATH = '/orders';
export const TRACK_PATH = '/orders/track';
export const OPEN_PATH = '/orders/open';
export const CONFIRM_PATH = '/orders/confirm';
export const NOT_ME_PATH = '/orders/not-me';
export const SAMPLE_PATH = '/orders/contoh';

/** Where the link of a mail opens its order. */
export const openPath = (token: string): string => `${OPEN_PATH}?token=${encodeURIComponent(token)}`;
export const orderPath = (number: string): string => `/orders/${encodeURIComponent(number)}`;
export const invoicePath = (number: string): string => `${orderPath(number)}/invoice`;
export const changeAddressPath = (number: string): string => `${orderPath(number)}/address`;
export const reviewPath = (number: string): string => `${orderPath(number)}/review`;
/** Where a return of an order is asked for, and where one of them is. */
export const askReturnPath = (number: string): string => `${orderPath(number)}/return`;
export const returnPath = (number: string, n: number): string => `${askReturnPath(number)}/${n}`;
export const returnSlipPath = (number: string, n: number): string => `${returnPath(number, n)}/form`;
export const COMPLAINTS_PATH = '/orders/complaints';
/** Where a purchase is paid, and where its method is changed. */
export const payPath = (purchase: string): string => `/checkout/pay/${purchase}`;

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
