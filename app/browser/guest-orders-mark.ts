/** The key of local storage that says that this browser has orders without an account; `guest-orders.ts` writes it. */
export const GUEST_ORDERS_KEY = 'guest-orders';

/** Whether this browser has seen its orders without an account. Others need not ask for news of them (P-NOTE-7). */
export function hasGuestOrders(): boolean {
  try {
    return window.localStorage.getItem(GUEST_ORDERS_KEY) !== null;
  } catch {
    return false;
  }
}
