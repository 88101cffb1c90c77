import type { TariffRow } from '#db/seed/shipping-tariffs.ts';
import type { Permission } from '#domain/access/permissions.ts';
import type { BankForm, BankTransfer } from '#domain/bank/bank-form.ts';
import { startOfJakartaDay } from '#domain/format-date.ts';
import { caseNeeds } from '#domain/operating/case-kinds.ts';
import type { InboxTab } from '#domain/operating/inbox-tabs.ts';
import type { Result } from '#domain/result.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { readStaff, type Scope } from '#server/modules/access/access.ts';
import {
  type CasesQuery,
  type CaseView,
  casePage,
  caseQueues,
  findCase,
  queueOwners,
} from '#server/modules/cases/cases.ts';
import {
  findWords,
  listWords,
  type OperatorProduct,
  type OperatorProductList,
  type OperatorProductsQuery,
  type OperatorSellerList,
  operatorProduct,
  operatorProducts,
  operatorSellers,
  type ShownWords,
  setCommissions,
  type WordsChange,
  type WordsList,
  type WordsRefusal,
  type WordsTrial,
  wordPlaces,
} from '#server/modules/catalogue/catalogue.ts';
import { type ReportedChat, reportedChats } from '#server/modules/chat/chat.ts';
import { emailsOf } from '#server/modules/identity/identity.ts';
import { type ApplicationCard, readApplication } from '#server/modules/inbox/inbox.ts';
import { readBankForm, refundsByDay, writeBankFile } from '#server/modules/ledger/ledger.ts';
import type { Media } from '#server/modules/media/media.ts';
import { firstOrderOf, salesByDay } from '#server/modules/orders/orders.ts';
import { type OperatorPayouts, readOperatorPayouts } from '#server/modules/payouts/payouts.ts';
import {
  newShopsByDay,
  type WaitingRegistration,
  waitingRegistrations,
} from '#server/modules/registering/registering.ts';
import {
  type OperatorReturnList,
  operatorReturnPage,
  type ReturnsAsked,
} from '#server/modules/returns/returns.ts';
import { bookingOf, type ShownUpload, showUpload } from '#server/modules/settlement/settlement.ts';
import { findUndecreedYear, readHolidayYears } from '#server/modules/shipping/shipping.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import { deadJobs } from '#server/platform/jobs/dead-letters.ts';
import { failedMails } from '#server/platform/mail/mail-queue.ts';
import { keptTable } from '#server/platform/tables/kept-tables.ts';
import type { TableRow } from '#server/platform/tables/read-table.ts';
import { type NamedBan, type OperatorChat, readBans, readOperatorChat } from './chat-desk.ts';
import { type ExplainedOrder, explainOrder } from './explain-order.ts';
import { type FoundOrders, findOrders, type OrdersAsked } from './find-orders.ts';
import type {
  CommissionPage,
  Failures,
  OperatorFigures,
  OperatorHolidays,
  OperatorHome,
  OperatorStaff,
  OwnedCase,
  OwnedCasePage,
  QueueOwner,
} from './operator-views.ts';
import { type BankLines, readBankLines } from './read-bank-lines.ts';
import { type HolidaysFile, readHolidaysFile } from './read-holidays-file.ts';
import { type InboxList, type InboxMessagePage, readInboxMessage, readInboxTab } from './read-inbox.ts';
import {
  type AccountList,
  type AccountStatement,
  type InvariantsAsked,
  type LedgerOverview,
  readAccounts,
  readLedger,
  readStatement,
  STATEMENT_LINES,
} from './read-ledger.ts';
import { type OperatorOrderView, readOperatorOrder } from './read-order.ts';
import {
  type FoundPeople,
  findPeople,
  type PeopleAsked,
  type PersonPage,
  readPersonPage,
} from './read-people.ts';
import { type NamedProposal, readProposal, readProposals, readProposalsAbout } from './read-proposals.ts';
import { readQueues } from './read-queues.ts';
import { type OperatorRefunds, readOperatorRefunds } from './read-refunds.ts';
import { type ReportedThing, readReportedThings } from './read-reports.ts';
import { type OperatorReturnView, readReturnAtConsole } from './read-return.ts';
import {
  type RegistrationPage,
  readRegistrationPage,
  readSellerPage,
  type SellerPage,
} from './read-sellers.ts';
import {
  type CashOverview,
  readCash,
  readSettlement,
  readWaitingCash,
  type SettlementOverview,
  type WaitingCash,
} from './read-settlement.ts';
import { readTariffsFile, type TariffsFile, tariffsOf } from './read-tariffs-file.ts';
import { readWordsUpload, type TryWords, tryChange, type WordsFile } from './read-words.ts';
import { somebodies } from './somebodies.ts';
import type { TableKind } from './table-files.ts';

/** What the operator's people see at the console. What they do are commands. */
export interface OperatorDesk {
  /** The queues and figures that somebody's role may read. */
  home(scope: Scope): Promise<OperatorHome>;
  /** A page of the cases. */
  cases(asked: CasesQuery): Promise<OwnedCasePage>;
  /** A case by its number; null when there is none. */
  findCase(id: number): Promise<OwnedCase | null>;
  /** The numbers of the orders that cases are about; none when one of them is about something else. */
  ordersOfCases(ids: readonly number[]): Promise<string[]>;
  /** A page of the orders of all shops. */
  orders(asked: OrdersAsked): Promise<FoundOrders>;
  /** An order by its number, with what somebody's role may read; null when there is none. */
  order(scope: Scope, number: string): Promise<OperatorOrderView | null>;
  /** Decisions that wait for a second person, and those that did, of what somebody may decide. */
  proposals(scope: Scope): Promise<NamedProposal[]>;
  /** One of them by its id; null when there is none. */
  proposal(scope: Scope, id: string): Promise<NamedProposal | null>;
  /** Those that are open about some subjects, such as the number of an order. */
  proposalsAbout(
    scope: Scope,
    about: { kinds: readonly string[]; ids: readonly string[] },
  ): Promise<NamedProposal[]>;
  /** A page of the returns of all shops. */
  returns(asked: ReturnsAsked): Promise<OperatorReturnList>;
  /** A return by its number; null when there is none. */
  return(scope: Scope, number: string): Promise<OperatorReturnView | null>;
  /** All kinds of accounts of the ledger, and when it was last asked whether all agrees. */
  ledger(): Promise<LedgerOverview>;
  /** The accounts of a kind that hold something, 50 after one. */
  accounts(asked: { kind: string; after: string | null }): Promise<AccountList>;
  /** The statement of an account for a month in Jakarta, 'yyyy-mm'. */
  statement(account: string, month: string): Promise<AccountStatement>;
  /** What an order gave its shop and took from it; null for an unknown one. */
  explain(number: string): Promise<ExplainedOrder | null>;
  /** The form in which the bank takes files, and its version. */
  bankForm(): Promise<{ form: BankForm; version: number }>;
  /** A file of transfers in a form that need not be stored. */
  bankSample(form: BankForm, transfers: readonly BankTransfer[]): string;
  /** What pasted lines of the bank's statement would mark. */
  bankLines(pasted: string): Promise<BankLines>;
  /** Refunds that wait for somebody. */
  refunds(): Promise<OperatorRefunds>;
  /** Payouts of shops that wait, went out or are held. */
  payouts(): Promise<OperatorPayouts>;
  /** Reports of the payment provider, bills of couriers, and money that nobody knows. */
  settlement(): Promise<SettlementOverview>;
  /** A file of a report or a bill, and what it would do; null for an unknown one. */
  settlementFile(id: string): Promise<ShownUpload | null>;
  /** The command that books a file, and its input; null for an unknown one, or one that is no table. */
  settlementBooking(id: string): Promise<{ name: string; input: Readonly<Record<string, unknown>> } | null>;
  /** Cash that couriers owe, with the orders of one of them. */
  cash(courier: string | null): Promise<CashOverview>;
  /** All orders whose cash a courier owes, the oldest first. */
  waitingCash(courier: string): Promise<WaitingCash[]>;
  /** Who asks to open a shop and waits, the oldest first. */
  registrations(): Promise<WaitingRegistration[]>;
  /** A registration; null when there is none. */
  registration(id: string): Promise<RegistrationPage | null>;
  /** A page of the shops. */
  sellers(asked: { q: string; after: number | null }): Promise<OperatorSellerList>;
  /** A shop by its number; null when there is none. */
  seller(id: number): Promise<SellerPage | null>;
  /** A page of the accounts, or those that a text leads to. */
  people(asked: PeopleAsked): Promise<FoundPeople>;
  /** An account by its id; null when there is none. */
  person(id: string): Promise<PersonPage | null>;
  /** A page of the products of all shops. */
  products(asked: OperatorProductsQuery): Promise<OperatorProductList>;
  /** A product by its number, whatever its state; null when there is none. */
  product(id: number): Promise<OperatorProduct | null>;
  /** What was reported and nobody has looked at yet, the longest waiting first. */
  reported(): Promise<ReportedThing[]>;
  /** Threads that were reported and nobody has decided about, the longest waiting first. */
  chats(): Promise<ReportedChat[]>;
  /** A page of who may write in no chat, the last one first. */
  chatBans(after: string | null): Promise<{ bans: NamedBan[]; next: string | null }>;
  /** A thread that was reported or belongs to a dispute, without its words; null for any other. */
  chat(id: string): Promise<OperatorChat | null>;
  /** What could not be sent or done, and nobody tries any more. */
  failures(): Promise<Failures>;
  /** A page of a tab of the inbox. */
  inbox(asked: { tab: InboxTab; after: number | null }): Promise<InboxList>;
  /** A message by its reference number; null when there is none. */
  message(reference: string): Promise<InboxMessagePage | null>;
  /** A job application by its reference number; null when there is none, or no more. */
  application(reference: string): Promise<ApplicationCard | null>;
  /** The days off by year, the newest first, and the year whose decree is missing. */
  holidays(): Promise<OperatorHolidays>;
  /** What the shop takes of goods. */
  commissions(): Promise<CommissionPage>;
  /** A page of the words that searches understand. @param asked.q a part of a word; empty for all */
  words(asked: { q: string; after: number | null }): Promise<WordsList>;
  /** A row of words by its number, and the categories that rows may name; the row is null when there is none. */
  word(id: number | null): Promise<{ row: ShownWords | null; places: { slug: string; name: string }[] }>;
  /** What a term would find after a change of the words. @param term empty for a word of the row */
  tryWords(change: WordsChange, term: string): Promise<Result<WordsTrial, WordsRefusal>>;
  /** A file of words that was sent; null for an unknown one. */
  wordsFile(id: string, term: string): Promise<WordsFile | null>;
  /** A file of days off that was sent; null for an unknown one. */
  holidaysFile(id: string): Promise<HolidaysFile | null>;
  /** A file of tariffs that was sent; null for an unknown one. */
  tariffsFile(id: string): Promise<TariffsFile | null>;
  /** The tariffs of such a file; null for an unknown one, or one that is no table. */
  fileTariffs(id: string): Promise<TariffRow[] | null>;
  /** The rows of a file that was sent; null for an unknown one, or one that is no table. */
  fileRows(kind: TableKind, id: string): Promise<TableRow[] | null>;
  /** Who works at the console, each with an address, and whom it has invited. */
  staff(): Promise<OperatorStaff>;
  /** The number of the first order of a purchase, by the purchase's number; null for an unknown one. */
  firstOrderOf(purchaseNumber: string): Promise<string | null>;
}

const ABOUT_ORDER = 'order:';
/** Days of the figures. */
const FIGURE_DAYS = 30;

export function createOperatorDesk({
  query,
  isHosted,
  media,
  lastRuns,
  commission,
  tryWords,
}: {
  query: Query;
  /** Accounts belong to a hosted project. */
  isHosted: boolean;
  media: Pick<Media, 'attached'>;
  /** When it was last asked whether money, stock and orders agree. */
  lastRuns: () => Promise<InvariantsAsked[]>;
  /** The general commission, in hundredths of a percent. */
  commission: () => number;
  /** Searches with other words than the shop's. */
  tryWords: TryWords;
}): OperatorDesk {
  return {
    async home(scope) {
      const { permissions } = scope;
      const now = await shopNow(query);
      return {
        now,
        queues: await readQueues({ query, lastRuns, scope }),
        cases: (await caseQueues(query)).filter(({ kind }) => permissions.includes(caseNeeds(kind))),
        owners: await readQueueOwners(query),
        figures: await readFigures(query, now, permissions),
      };
    },
    async cases(asked) {
      const { cases, next } = await casePage(query, asked);
      return { cases: await withOwners(query, cases), next };
    },
    async findCase(id) {
      const found = await findCase(query, id);
      const [owned = null] = found ? await withOwners(query, [found]) : [];
      return owned;
    },
    async ordersOfCases(ids) {
      const found = await Promise.all(ids.map((id) => findCase(query, id)));
      const subjects = found.map((one) => one?.subject ?? '');
      if (!subjects.every((subject) => subject.startsWith(ABOUT_ORDER))) return [];
      return subjects.map((subject) => subject.slice(ABOUT_ORDER.length));
    },
    proposals: (scope) => readProposals(query, scope),
    proposal: (scope, id) => readProposal(query, scope, id),
    proposalsAbout: (scope, about) => readProposalsAbout(query, scope, about),
    returns: (asked) => operatorReturnPage(query, asked),
    return: (scope, number) => readReturnAtConsole({ query, media }, scope, number),
    ledger: () => readLedger(query, lastRuns),
    accounts: (asked) => readAccounts(query, asked),
    statement: (account, month) => readStatement(query, { account, month, most: STATEMENT_LINES }),
    explain: (number) => explainOrder(query, number),
    bankForm: () => readBankForm(query),
    bankSample: writeBankFile,
    bankLines: (pasted) => readBankLines(query, pasted),
    refunds: () => readOperatorRefunds(query),
    payouts: () => readOperatorPayouts(query),
    settlement: () => readSettlement(query),
    settlementFile: (id) => showUpload(query, id),
    settlementBooking: (id) => bookingOf(query, id),
    cash: (courier) => readCash(query, courier),
    waitingCash: (courier) => readWaitingCash(query, courier),
    registrations: () => waitingRegistrations(query),
    registration: (id) => readRegistrationPage(query, id),
    sellers: (asked) => operatorSellers(query, asked),
    seller: (id) => readSellerPage(query, id),
    people: (asked) => findPeople({ query, isHosted }, asked),
    person: (id) => readPersonPage({ query, isHosted }, id),
    products: (asked) => operatorProducts(query, asked),
    product: (id) => operatorProduct(query, id),
    reported: () => readReportedThings(query),
    chats: () => reportedChats(query),
    chatBans: (after) => readBans({ query, isHosted }, after),
    chat: (id) => readOperatorChat(query, id),
    failures: async () => ({ mails: await failedMails(query), jobs: await deadJobs(query) }),
    inbox: (asked) => readInboxTab(query, asked),
    message: (reference) => readInboxMessage(query, reference),
    application: (reference) => readApplication(query, reference),
    async holidays() {
      const years = (await readHolidayYears(query)).toReversed();
      const thisYear = Number(jakartaDay(await shopNow(query)).slice(0, 4));
      return { years, undecreed: await findUndecreedYear(query), thisYear };
    },
    async commissions() {
      return { general: commission(), rates: await setCommissions(query) };
    },
    words: (asked) => listWords(query, asked),
    word: async (id) => ({
      row: id === null ? null : await findWords(query, id),
      places: await wordPlaces(query),
    }),
    tryWords: (change, term) => tryChange({ query, tryWords }, change, term),
    wordsFile: (id, term) => readWordsUpload({ query, tryWords }, id, term),
    holidaysFile: (id) => readHolidaysFile(query, id),
    tariffsFile: (id) => readTariffsFile(query, id),
    async fileTariffs(id) {
      const kept = await keptTable(query, 'tariffs', id);
      return kept && kept.faults.length === 0 ? tariffsOf(kept.rows) : null;
    },
    async fileRows(kind, id) {
      const kept = await keptTable(query, kind, id);
      return kept && kept.faults.length === 0 ? kept.rows : null;
    },
    async staff() {
      const { members, invitations } = await readStaff(query, null);
      const emails = await emailsOf(
        query,
        members.map(({ userId }) => userId),
      );
      const named = members.map((one) => Object.assign(one, { email: emails.get(one.userId) ?? null }));
      return { members: named, invitations };
    },
    orders: (asked) => findOrders(query, asked),
    order: (scope, number) => readOperatorOrder(query, scope, number),
    firstOrderOf: (purchaseNumber) => firstOrderOf(query, purchaseNumber),
  };
}

async function readQueueOwners(query: Query): Promise<Map<string, QueueOwner>> {
  const owners = await queueOwners(query);
  const { members } = await readStaff(query, null);
  const here = new Set(members.map(({ id }) => `member:${id}`));
  const people = await somebodies(query, [...owners.values()]);
  const shown = new Map<string, QueueOwner>();
  for (const [queue, by] of owners) {
    const somebody = people.get(by);
    if (somebody) shown.set(queue, Object.assign({ isHere: here.has(by) }, somebody));
  }
  return shown;
}

async function readFigures(
  query: Query,
  now: Date,
  permissions: readonly Permission[],
): Promise<OperatorFigures> {
  const today = startOfJakartaDay(now);
  const may = (permission: Permission) => permissions.includes(permission);
  return {
    sales: may('operator.orders') ? await salesByDay(query, today, FIGURE_DAYS) : null,
    refunds: may('operator.money.read') ? await refundsByDay(query, today, FIGURE_DAYS) : null,
    shops: may('operator.sellers') ? await newShopsByDay(query, today, FIGURE_DAYS) : null,
  };
}

async function withOwners(query: Query, cases: readonly CaseView[]): Promise<OwnedCase[]> {
  const names = await somebodies(
    query,
    cases.flatMap(({ owner }) => owner ?? []),
  );
  return cases.map(({ owner, ...found }) =>
    Object.assign(found, { owner: owner === null ? null : (names.get(owner) ?? null) }),
  );
}
