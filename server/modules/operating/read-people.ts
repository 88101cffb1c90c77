import { orderTerm } from '#domain/operating/order-term.ts';
import { hasSecondFactor, membershipsOf } from '#server/modules/access/access.ts';
import { productNames } from '#server/modules/catalogue/catalogue.ts';
import { chatsOfPerson, type PersonChats } from '#server/modules/chat/chat.ts';
import {
  accountsSaying,
  emailsOf,
  listPeople,
  type Person,
  type PersonList,
  type PersonRequest,
  peopleOf,
  readPerson,
  requestsOfPerson,
} from '#server/modules/identity/identity.ts';
import { type DataRequest, dataRequestsFrom } from '#server/modules/inbox/inbox.ts';
import {
  accountOfNumber,
  accountsBuying,
  ordersOfPerson,
  type PersonOrders,
} from '#server/modules/orders/orders.ts';
import { returnsOfPerson } from '#server/modules/returns/returns.ts';
import { type PersonReview, reviewsOfPerson } from '#server/modules/reviews/reviews.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Accounts at the console (P-CONSOLE-80). */

/** Which accounts somebody asks for. */
export interface PeopleAsked {
  /** What was typed; empty for all. */
  q: string;
  /** The account after which the page begins; a search has one page. */
  after: string | null;
}

/** A page of accounts. */
export interface FoundPeople extends PersonList {
  /** The term is too short to be looked for. */
  isTooShort: boolean;
}

/** An account with all that the console tells of it. */
export interface PersonPage extends Person {
  /** The sign-in is a hosted project's, which alone knows whether its address was confirmed. */
  isHosted: boolean;
  /** It has a second factor for the desks. */
  hasFactor: boolean;
  memberships: { sellerId: number | null; shop: string | null; role: string }[];
  orders: PersonOrders;
  returns: Awaited<ReturnType<typeof returnsOfPerson>>;
  reviews: { count: number; newest: (PersonReview & { product: string })[] };
  chats: PersonChats;
  /** What its owner asked an operator for. */
  requests: PersonRequest[];
  /** Requests about personal data that came by a form from its address. */
  asked: DataRequest[];
}

/** Where accounts are read. */
export interface PeopleSource {
  query: Query;
  /** Accounts belong to a hosted project. */
  isHosted: boolean;
}

/**
 * Finds accounts by an e-mail address, a telephone, a name, an id, or the number of something that they bought: what they say
 * of themselves, and what their orders say.
 */
export async function findPeople(source: PeopleSource, { q, after }: PeopleAsked): Promise<FoundPeople> {
  if (q === '')
    return Object.assign(await listPeople(source.query, { isHosted: source.isHosted, after }), {
      isTooShort: false,
    });
  const term = orderTerm(q);
  const ids = await idsOf(source.query, term);
  const people = (await peopleOf(source.query, { isHosted: source.isHosted, ids })).filter(
    ({ since }) => since !== null || term.kind !== 'id',
  );
  return { people, next: null, isTooShort: term.kind === 'short' };
}

async function idsOf(query: Query, term: ReturnType<typeof orderTerm>): Promise<string[]> {
  switch (term.kind) {
    case 'id':
      return [term.id];
    case 'number':
      return accountOfNumber(query, term.number);
    case 'email':
    case 'phone':
    case 'name':
      return [...(await accountsSaying(query, term)), ...(await accountsBuying(query, term))];
    default:
      return [];
  }
}

/** An account by its id; null when nothing here knows it. */
export async function readPersonPage(source: PeopleSource, id: string): Promise<PersonPage | null> {
  const { query, isHosted } = source;
  const person = await readPerson(query, { isHosted, id });
  const memberships = await membershipsOf(query, id);
  const orders = await ordersOfPerson(query, id);
  if (person.since === null && memberships.length === 0 && orders.orders === 0) return null;
  const reviews = await reviewsOfPerson(query, id);
  const names = await productNames(
    query,
    reviews.newest.map(({ productId }) => productId),
  );
  return Object.assign(person, {
    isHosted,
    hasFactor: await hasSecondFactor(query, id),
    memberships: memberships.map(({ sellerId, shop, role }) => ({ sellerId, shop, role })),
    orders,
    returns: await returnsOfPerson(query, id),
    reviews: {
      count: reviews.count,
      newest: reviews.newest.map((one) => Object.assign(one, { product: names.get(one.productId) ?? '' })),
    },
    chats: await chatsOfPerson(query, id),
    requests: await requestsOfPerson(query, id),
    asked: await askedBy(query, id),
  });
}

async function askedBy(query: Query, id: string): Promise<DataRequest[]> {
  const email = (await emailsOf(query, [id])).get(id);
  return email === undefined ? [] : dataRequestsFrom(query, email);
}
