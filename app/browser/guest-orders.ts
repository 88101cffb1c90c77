import { joinNotifications } from '#domain/notifications/join-notifications.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { LINK_DAYS } from '#domain/orders/link-days.ts';
import { GUEST_ORDERS_KEY } from './guest-orders-mark.ts';
import { createLocalStore } from './local-store.ts';
import type { NotificationsStore } from './notifications-store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Remembered ids; the server lists fewer. */
const MOST_REMEMBERED = 200;

/** What this browser remembers of its orders without an account. */
interface GuestOrders {
  /** Until when the server is asked for news of them, in epoch milliseconds. */
  askUntil: number;
  /** Ids of notifications that came, the newest first; one that was deleted here does not come back. */
  taken: string[];
}

function parseGuestOrders(stored: unknown): GuestOrders | null {
  if (typeof stored !== 'object' || stored === null || !('askUntil' in stored && 'taken' in stored))
    return null;
  const { askUntil, taken } = stored;
  if (typeof askUntil !== 'number' || !Array.isArray(taken)) return null;
  return taken.every((id) => typeof id === 'string') ? { askUntil, taken } : null;
}

/** The orders without an account of this browser, under the storage key 'guest-orders' (P-NOTE-7). */
export function openGuestOrders({ own, clock }: NotificationsStore) {
  const store = createLocalStore<GuestOrders>({
    key: GUEST_ORDERS_KEY,
    parse: parseGuestOrders,
    initial: () => ({ askUntil: 0, taken: [] }),
  });
  return {
    /** They are on screen: their news are asked for from now on, as long as a link to them would hold. */
    see: () => store.update(({ taken }) => ({ askUntil: clock().getTime() + LINK_DAYS * DAY_MS, taken })),
    isToAsk: () => store.fresh().askUntil > clock().getTime(),
    /** Puts what has not come yet among the notifications of this browser. */
    take(listed: readonly Notification[]) {
      const { taken } = store.fresh();
      const news = listed.filter(({ id }) => !taken.includes(id));
      if (news.length === 0) return;
      own.update((items) =>
        joinNotifications(
          items,
          news.filter(({ id }) => items.every((item) => item.id !== id)),
        ),
      );
      store.update(({ askUntil, taken: before }) => ({
        askUntil,
        taken: [...news.map(({ id }) => id), ...before].slice(0, MOST_REMEMBERED),
      }));
    },
  };
}
