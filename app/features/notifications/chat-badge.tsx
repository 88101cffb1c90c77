import { useSyncExternalStore } from 'react';
import { useNotificationsStore } from '../../browser/notifications.tsx';
import { shoppingCopy } from '../../copy/shopping.id.ts';
import { CountBadge } from '../../ui/count-badge.tsx';

const none = () => 0;

/** How many chats of the account have something new; nothing for a visitor (P-CHAT-12). */
export function ChatBadge() {
  const { store, chats } = useNotificationsStore();
  const count = useSyncExternalStore(store.subscribe, chats, none);
  return <CountBadge count={count} unit={shoppingCopy.badge.chats} />;
}
