import { type ReturnNewsKind, returnNewsOf } from '../returns/news.ts';
import type { Actor } from './transitions.ts';

/** The kinds of messages to a shopper about an order, or about a purchase with all its orders. */
export const NEWS_KINDS = [
  'placed',
  'payment_ready',
  'paid',
  'confirmed',
  'shipped',
  'arrival_asked',
  'delivered',
  /** It had not arrived after all. */
  'undelivered',
  'received',
  'completed',
  'expired',
  'cancelled',
  /** An exchange: its goods are prepared, or their difference must be paid first. */
  'exchange_ready',
  'exchange_to_pay',
  'cancel_declined',
  'account_needed',
  'refund_bounced',
  'account_named',
  'refunded',
  'review_hidden',
  'review_shown',
  'joined',
  'disowned',
  'account_left',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number] | ReturnNewsKind;

/** One message about an order, and how it reaches the shopper. */
export interface OrderNews {
  kind: NewsKind;
  /** About the whole purchase: sent once, with its first order. */
  isOfPurchase: boolean;
  isMailed: boolean;
  /** Also a notification. */
  isNotified: boolean;
}

const news = (kind: NewsKind, changes: Partial<OrderNews> = {}): OrderNews => ({
  kind,
  isOfPurchase: false,
  isMailed: true,
  isNotified: true,
  ...changes,
});
const ofPurchase = { isOfPurchase: true } as const;

/** Steps of a return after which other goods are sent, or asked to be paid. */
const PAYS_FOR_GOODS: readonly string[] = ['return_accepted', 'return_passed'];

/**
 * The message that an event of an order causes; null for events that only the timeline shows, and for what the
 * shopper said. `wasPaid`: before this event.
 */
export function newsOf(
  event: string,
  { reason, actor, wasPaid }: { reason: string | null; actor: Actor; wasPaid: boolean },
): OrderNews | null {
  switch (event) {
    case 'placed':
      // The approval of its return says so.
      return reason === 'exchange' ? null : news('placed', ofPurchase);
    case 'payment_ready':
      return news('payment_ready', { ...ofPurchase, isNotified: false });
    case 'paid':
    case 'revived':
      return news('paid', ofPurchase);
    case 'confirmed':
      return news('confirmed', { ...ofPurchase, isMailed: false });
    case 'shipped':
      return news('shipped');
    case 'arrival_asked':
      return news('arrival_asked');
    case 'delivered':
      return actor === 'shopper' ? null : news('delivered');
    case 'undelivered':
      return news('undelivered');
    case 'received':
      return actor === 'shopper' ? null : news('received', { isMailed: false });
    case 'completed':
      return news('completed', { isMailed: false });
    case 'cancelled':
      // The mail that asked to confirm said so; a stranger's mailbox gets no second one.
      if (reason === 'not_confirmed') return news('cancelled', { ...ofPurchase, isMailed: false });
      // The end of its return says so.
      if (reason === 'return_ended') return null;
      if (reason === 'expired') return news('expired', ofPurchase);
      return news('cancelled', wasPaid ? {} : ofPurchase);
    case 'inspected':
      return news('exchange_ready');
    case 'asked_to_pay':
      return news('exchange_to_pay');
    case 'cancel_declined':
      return news('cancel_declined');
    case 'account_needed':
    case 'account_reminded':
      return news('account_needed');
    case 'refund_bounced':
      return news('refund_bounced');
    case 'account_named':
      return news('account_named');
    case 'refunded':
      return news('refunded');
    case 'review_hidden':
      return news('review_hidden');
    case 'review_shown':
      return news('review_shown');
    // Noted on the first order for the whole purchase.
    case 'joined':
      return news('joined', ofPurchase);
    case 'disowned':
      return news('disowned', ofPurchase);
    case 'account_left':
      return news('account_left', ofPurchase);
    default: {
      // The order of the goods that replace these tells more.
      const step = reason === 'exchange' && PAYS_FOR_GOODS.includes(event) ? null : returnNewsOf(event);
      return step && news(step.kind, step);
    }
  }
}
