import type { Region } from '#contracts/regions.ts';
import type { Desk, Permission } from '#domain/access/permissions.ts';
import type { Ways } from '#domain/checkout/ways.ts';
import type { CityNames } from '#domain/shipping/city-of-place.ts';
import type { DeskCommands } from './commands.ts';
import type { Desks, Scope } from './modules/access/access.ts';
import type { AddressBook } from './modules/addresses/addresses.ts';
import type { Catalogue, ProductDrafts, ShopImports } from './modules/catalogue/catalogue.ts';
import type { ChatService, ShopChats } from './modules/chat/chat.ts';
import type { Checkout } from './modules/checkout/checkout.ts';
import type { DemoClock } from './modules/demo/demo.ts';
import type { SupabaseClientSettings, Visit } from './modules/identity/identity.ts';
import type { OperatorDesk } from './modules/operating/operating.ts';
import type { OrderService } from './modules/orders/orders.ts';
import type { PaymentService } from './modules/payments/payments.ts';
import type { Registering } from './modules/registering/registering.ts';
import type { ReturnService } from './modules/returns/returns.ts';
import type { ReviewService } from './modules/reviews/reviews.ts';
import type { SellerDesk } from './modules/selling/selling.ts';
import type { ShownSetting } from './modules/settings/settings.ts';
import type { ShopContact } from './platform/settings/env.ts';

/** The server's interface for routes: built once at the start, passed to each loader. */
export interface Services {
  catalogue: Catalogue;
  /** Addresses of shoppers and guests; for private pages, limited to who asks. */
  addresses: AddressBook;
  regions: Regions;
  /** Payment of purchases; for private pages, limited to who asks. */
  payments: PaymentService;
  /** From the chosen goods to an order that waits for payment; for private pages. */
  checkout: Checkout;
  /** Orders of shoppers; for private pages, limited to who asks. */
  orders: OrderService;
  /** Returns of orders; for private pages, limited to who asks. */
  returns: ReturnService;
  /** What shoppers and shops write to each other; for private pages, limited to who asks. */
  chats: ChatService;
  /** The same for the people of a shop; limited to the scope of who asks. */
  shopChats: ShopChats;
  /** Reviews of bought goods; for private pages, limited to who asks. */
  reviews: ReviewService;
  /** The present moment; the only clock that rendering may read. */
  clock: () => Date;
  /** How shoppers reach the operator; a change empties the pages that show it. */
  contact: () => ShopContact;
  /** The ways to pay and services of couriers that are offered now; a change empties the pages that name them. */
  ways: () => Ways;
  /** Origin for absolute addresses, without a trailing slash. */
  publicUrl: string;
  supabase: SupabaseClientSettings;
  /** The line about the demo, where first visits get its sample cart and notifications (P-SHOP-20); null elsewhere. */
  demoLine: () => string | null;
  /** What the operator decides on screen, with who changed it last. */
  settings: () => Promise<ShownSetting[]>;
  /** The clock of a demo; null for any other shop. */
  demoClock: DemoClock | null;
  /** Who works at the desks, second factors and invitations; for private pages. */
  desks: Desks;
  /** How somebody becomes the owner of a shop. */
  registering: Registering;
  /** What shops write about their products until they publish it. */
  drafts: ProductDrafts;
  /** Lists of products that shops send as files. */
  imports: ShopImports;
  /** What the people of a shop see at its desk; limited to the scope of who asks. */
  selling: SellerDesk;
  /** What the operator's people see at the console. */
  operating: OperatorDesk;
  /** What the desks do: every command by its name, for a member. */
  commands: DeskCommands;
  /** The request of a private page; null for public pages, which are the same for everybody. */
  visit: Visit | null;
  /** Whoever asks for a page of a desk, and what they may do there; null for all other pages. */
  scope: Scope | null;
  /** What loaders and the renderer record about their page. */
  page: PageNotes;
}

/** Districts and villages, for forms that work without scripts. */
export interface Regions {
  /** By a part of the name, best first, at most twenty. */
  search(typed: string): Promise<Region[]>;
  /** By its code; null for an unknown one. */
  find(code: string): Promise<Region | null>;
  /** The postal code that others typed for it, where that is clear. */
  postalCode(code: string): Promise<string | null>;
  /** The names of cities and regencies in lower case, with their codes. */
  cities(): Promise<CityNames>;
}

/**
 * How long a page may be cached, and which scripts it runs. Without notes the page gets the safe defaults.
 */
export interface PageNotes {
  /**
   * The page is correct until this moment at most; a page that reads the clock, until midnight in Jakarta
   * (P-SHOP-15).
   */
  validUntil(moment: Date): void;
  /**
   * The page shows something else than its address names, such as a fallback, and must not be cached under
   * it.
   */
  keepOut(): void;
  /** The page runs scripts of the payment provider, from this origin. */
  allowProvider(origin: string): void;
  /** The SHA-256, in base64, of inline scripts that the renderer itself wrote; browsers run no others. */
  allowScripts(hashes: readonly string[]): void;
}

/** The meaning of a page's address, without anything that does not change the page. */
export interface AddressMeaning {
  /** The canonical path, when it does not follow from the route. */
  path?: string;
  /** The canonical query with its '?', or empty. */
  search: string;
  /**
   * Filtered lists have an unlimited number of addresses, and must not evict the pages that everybody asks
   * for.
   */
  isFiltered?: boolean;
}

/**
 * Reads the parameters that a page allows; null for an address whose page is not cached, such as a free-text
 * search.
 */
export type AddressRule = (given: {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}) => AddressMeaning | null;

/** What a page of a desk needs. Its path names the shop as `:shop`. */
export interface DeskRule {
  desk: Desk;
  needs: Permission;
}

/** The site's texts in the server's files for search engines, from `app/site-content.ts`. */
export interface SiteContent {
  shopName: string;
  tagline: string;
  blog: { title: string; description: string };
  /** Paths of the pages that a search engine may list, except those of the catalogue. */
  pages: readonly { path: string /** 'yyyy-mm-dd' */; changed?: string }[];
  /** Articles of the blog, newest first. */
  posts: readonly SitePost[];
}

/** An article of the blog in the feed. */
interface SitePost {
  path: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** Day of publication 'yyyy-mm-dd' in Jakarta. */
  date: string;
}

export type { CommandRefusal, DeskCommands } from './commands.ts';
export type { AuditLine, AuditPage, Desks, EachDone, Scope } from './modules/access/access.ts';
export type { AddressFailure, StoredAddress } from './modules/addresses/addresses.ts';
export type {
  Catalogue,
  ChosenPlace,
  DraftInList,
  FlashOffer,
  FlashSession,
  OperatorProduct,
  OperatorProductCard,
  OperatorProductList,
  OperatorSellerCard,
  OperatorSellerList,
  PricedProduct,
  ProductDrafts,
  PromotableProduct,
  RecentPriceChange,
  ReviewFigures,
  SetCommission,
  ShopCommission,
  ShopImport,
  ShopImports,
  ShopProductCard,
  ShopProductList,
  ShopPromotion,
  ShopRating,
  ShopReview,
  ShopSettings,
  ShopStanding,
  ShopStockList,
  ShownWords,
  StoredDraft,
  Suspension,
  WordsList,
  WordsRefusal,
  WordsTrial,
} from './modules/catalogue/catalogue.ts';
export type {
  ChatCard,
  ChatDraft,
  ChatMessage,
  ChatPage,
  ChatService,
  ChatSettings,
  ChatSubject,
  ReportedChat,
} from './modules/chat/chat.ts';
export type {
  BoughtFromCart,
  CheckoutPage,
  CheckoutRefusal,
  OpenCheckout,
  ShownAddress,
} from './modules/checkout/checkout.ts';
export type { ClockView } from './modules/demo/demo.ts';
export type { OwnSession, PersonCard, PersonContact, Visit } from './modules/identity/identity.ts';
export type { ApplicationCard, ShownApplication, SubscriptionCard } from './modules/inbox/inbox.ts';
export type {
  AccountLine,
  AccountList,
  AccountStatement,
  BankLines,
  CashOverview,
  ChangedTariff,
  CommissionPage,
  ExplainedOrder,
  ExplainedRow,
  Failures,
  FoundOrders,
  FoundPeople,
  HolidaysFile,
  InboxList,
  InboxMessage,
  InboxMessagePage,
  LedgerOverview,
  NamedBan,
  NamedClaim,
  NamedHeldAccount,
  NamedProposal,
  OperatorChat,
  OperatorChatWords,
  OperatorFigures,
  OperatorHolidays,
  OperatorHome,
  OperatorOrderView,
  OperatorRefunds,
  OperatorReturnView,
  OperatorStaff,
  OwnedCase,
  OwnedCasePage,
  PersonPage,
  QueueOwner,
  RegistrationPage,
  ReportedThing,
  SellerPage,
  SettlementOverview,
  SharedThing,
  SharingShop,
  TariffsFile,
  WordsFile,
} from './modules/operating/operating.ts';
export type {
  CodeDemand,
  Confirmation,
  InvoiceView,
  OrderCard,
  OrderContact,
  OrderContactView,
  OrderEventView,
  OrderLabel,
  OrderLineView,
  OrderList,
  OrderOwner,
  OrderService,
  OrderView,
  ParcelView,
  RefundView,
  ShopInvoice,
  ShopInvoiceList,
  ShopOrderCard,
  ShopOrderFigures,
  ShopOrderInList,
  ShopOrderList,
  ShopOrderView,
  TrackedOrder,
  TypedCode,
} from './modules/orders/orders.ts';
export type {
  AttemptView,
  CardForm,
  PaymentInstructions,
  PayPage,
  PayRefusal,
} from './modules/payments/payments.ts';
export type { OperatorPayouts, ShopAccount } from './modules/payouts/payouts.ts';
export type {
  Registering,
  Registration,
  RegistrationIdentity,
  WaitingRegistration,
} from './modules/registering/registering.ts';
export type {
  OperatorReturnCard,
  OperatorReturnList,
  OwnReturnCard,
  Packing,
  ReturnableLine,
  ReturnableView,
  ReturnCard,
  ReturnService,
  ReturnView,
  ShopperStep,
  ShopReturn,
  ShopReturnList,
  WaitingForShop,
} from './modules/returns/returns.ts';
export type { ReviewedLine, ReviewService } from './modules/reviews/reviews.ts';
export type { PackedOrder, SellerDesk } from './modules/selling/selling.ts';
export type { ShownSetting } from './modules/settings/settings.ts';
export type { ShownUpload } from './modules/settlement/settlement.ts';
export type { DayFault, ParcelStatus, TariffFault } from './modules/shipping/shipping.ts';
export type { ShopContact } from './platform/settings/env.ts';
export type { TableFault } from './platform/tables/read-table.ts';
