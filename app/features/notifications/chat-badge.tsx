import { useNotifications } from '../../browser/notifications.tsx';
import { shoppingCopy } from '../../copy/shopping.id.ts';
import { CountBadge } from '../../ui/count-badge.tsx';

/** How many chats of the account have something new; nothing for a visitor (P-CHAT-12). */
export const ChatBadge = () => (
  <CountBadge count={useNotifications().unreadChats} unit={shoppingCopy.badge.chats} />
);
