import type { InboxTab } from '#domain/operating/inbox-tabs.ts';
import { answerBy } from '#domain/operating/message-kinds.ts';
import { accountsSaying } from '#server/modules/identity/identity.ts';
import {
  type ApplicationCard,
  addressOfMessage,
  applicationPage,
  closedMessages,
  type MessageCard,
  type OperatorMessage,
  openMessages,
  readMessage,
  type SubscriptionCard,
  subscriptionPage,
} from '#server/modules/inbox/inbox.ts';
import { readCalendar } from '#server/modules/shipping/shipping.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import { type Somebody, somebodies } from './somebodies.ts';

/** The inbox as the console shows it. */

/** A message with who has it, and until when it must be answered. */
export interface InboxMessage extends Omit<MessageCard, 'owner' | 'closedBy'> {
  owner: Somebody | null;
  closedBy: Somebody | null;
  answerBy: Date;
}

/** A message in full. */
export interface InboxMessagePage extends InboxMessage {
  email: string;
  message: string;
  answers: { id: number; body: string; by: Somebody | null; at: Date }[];
  /** Of a request about personal data: the accounts with its address. */
  accounts: string[];
}

/** What a tab of the inbox shows. */
export type InboxList =
  | { tab: 'messages' | 'answered'; messages: InboxMessage[]; next: number | null }
  | { tab: 'applications'; applications: ApplicationCard[]; next: number | null }
  | {
      tab: 'newsletter';
      subscriptions: SubscriptionCard[];
      confirmed: number;
      pending: number;
      next: number | null;
    };

/** A page of a tab; open messages are all on one, what is due first before. */
export async function readInboxTab(
  query: Query,
  { tab, after }: { tab: InboxTab; after: number | null },
): Promise<InboxList> {
  switch (tab) {
    case 'messages': {
      const messages = await withPeople(query, await openMessages(query));
      return { tab, messages: messages.toSorted((a, b) => +a.answerBy - +b.answerBy), next: null };
    }
    case 'answered': {
      const { entries, next } = await closedMessages(query, after);
      return { tab, messages: await withPeople(query, entries), next };
    }
    case 'applications': {
      const { entries: applications, next } = await applicationPage(query, after);
      return { tab, applications, next };
    }
    case 'newsletter': {
      const { entries: subscriptions, ...counts } = await subscriptionPage(query, after);
      return Object.assign(counts, { tab, subscriptions });
    }
  }
}

async function withPeople<Card extends MessageCard>(
  query: Query,
  cards: readonly Card[],
): Promise<(Omit<Card, 'owner' | 'closedBy'> & InboxMessage)[]> {
  const people = await somebodies(
    query,
    cards.flatMap(({ owner, closedBy }) => [owner ?? [], closedBy ?? []].flat()),
  );
  const calendar = await readCalendar(query);
  const somebody = (by: string | null) => (by === null ? null : (people.get(by) ?? null));
  return cards.map(({ owner, closedBy, ...card }) =>
    Object.assign(card, {
      owner: somebody(owner),
      closedBy: somebody(closedBy),
      answerBy: answerBy(card.kind, card.createdAt, calendar),
    }),
  );
}

/** A message by its reference number; null when there is none. */
export async function readInboxMessage(query: Query, reference: string): Promise<InboxMessagePage | null> {
  const found = await readMessage(query, reference);
  const [message] = found ? await withPeople<OperatorMessage>(query, [found]) : [];
  if (!message) return null;
  const people = await somebodies(
    query,
    message.answers.map(({ by }) => by),
  );
  const answers = message.answers.map(({ by, ...answer }) =>
    Object.assign(answer, { by: people.get(by) ?? null }),
  );
  return Object.assign(message, { answers, accounts: await accountsOf(query, message) });
}

/** The accounts that the address of a request about personal data belongs to; none for other messages. */
async function accountsOf(
  query: Query,
  { kind, reference }: Pick<MessageCard, 'kind' | 'reference'>,
): Promise<string[]> {
  const email = kind === 'message' ? null : await addressOfMessage(query, reference);
  return email === null ? [] : accountsSaying(query, { kind: 'email', email: email.toLowerCase() });
}

/** Open messages whose time is over, and since when the first of them is. */
export async function overdueMessages(query: Query): Promise<{ count: number; oldest: Date | null }> {
  const now = await shopNow(query);
  const calendar = await readCalendar(query);
  const dues = (await openMessages(query))
    .map(({ kind, createdAt }) => answerBy(kind, createdAt, calendar))
    .filter((due) => due < now);
  return { count: dues.length, oldest: dues.toSorted((a, b) => +a - +b)[0] ?? null };
}

/** Open messages, and since when the first of them waits. */
export async function waitingMessages(query: Query): Promise<{ count: number; oldest: Date | null }> {
  const open = await openMessages(query);
  return { count: open.length, oldest: open[0]?.createdAt ?? null };
}
