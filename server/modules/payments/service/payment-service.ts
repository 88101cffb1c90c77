import type { PurchaseState } from '#domain/orders/purchase-states.ts';
import type { ClosedBecause, PaymentMethod } from '#domain/payments/methods.ts';
import type { RefundAccount } from '#domain/payments/refund-account.ts';
import type { Result } from '#domain/result.ts';
import type {
  CodeDemand,
  OrderOwner,
  OrderRow,
  RefundView,
  TypedCode,
} from '#server/modules/orders/orders.ts';
import type { CardToken } from '../attempts/open-attempt.ts';
import type { PaymentInstructions } from '../provider/payment-provider.ts';

/** A way to pay, and why it is closed. */
export interface OfferedMethod {
  method: Exclude<PaymentMethod, 'cod'>;
  /** Null when it is open. */
  closed: ClosedBecause | null;
}

/** The newest payment attempt, as its shopper sees it. */
export interface AttemptView {
  id: string;
  method: PaymentMethod;
  state: 'created' | 'pending' | 'paid' | 'review' | 'failed' | 'expired' | 'cancelled' | 'reversed';
  /** The exact amount to pay; for a manual transfer less than the total, by its unique code. */
  amount: number;
  uniqueCode: number;
  endsAt: Date;
  /** Null until the provider has answered, and for a manual transfer. */
  instructions: PaymentInstructions | null;
  hasProof: boolean;
}

/** A purchase on its pay page. Amounts are whole Rupiah; times follow the shop's clock. */
export interface PayPage {
  number: string;
  state: PurchaseState;
  method: PaymentMethod;
  total: number;
  /** The amount received so far, while the rest of a transfer is open. */
  received: number;
  payBy: Date | null;
  attempt: AttemptView | null;
  orders: PaidOrder[];
  /** The bought SKUs, to be removed from the browser's cart. */
  skuIds: number[];
  methods: OfferedMethod[];
  refunds: (Pick<
    RefundView,
    'id' | 'cause' | 'amount' | 'state' | 'needsAccount' | 'promisedBy' | 'doneAt'
  > & {
    /** The order whose page takes its account; null for any of the purchase. */
    number: string | null;
  })[];
  /** The last mail about it was not sent (P-BUY-71): of cash on delivery that waits, the one that confirms it. */
  isMailHeld: boolean;
  /** The account for a manual transfer; null where none is offered. */
  bankAccount: { bank: string; number: string; holder: string } | null;
  cards: CardForm | null;
  /** The simulator's page for the attempt, in a shop with simulators. */
  simulatorPath: string | null;
}

/** An order of the purchase, as its page and its confirmation name it. */
export type PaidOrder = Pick<
  OrderRow,
  'number' | 'state' | 'seller' | 'total' | 'arrivesFrom' | 'arrivesTo' | 'isGuess' | 'exchangeOf'
> & { lines: Pick<OrderRow['lines'][number], 'position' | 'name' | 'options' | 'quantity'>[] };

/** Data for the card form. */
export interface CardForm {
  /** The provider's script and its public key; null in the simulator, which has a test card. */
  script: { url: string; clientKey: string } | null;
  /** Banks with instalment plans for their cards. */
  instalmentBanks: readonly string[];
}

/** Why an action on the pay page was refused; the texts are in the copy. */
export type PayRefusal =
  | { code: 'unknown' }
  /** The purchase no longer waits for money. */
  | { code: 'too_late' }
  | { code: 'closed_method' }
  /** Too many attempts for one purchase. */
  | { code: 'too_many' }
  /** The provider does not answer at present. */
  | { code: 'provider_away' };

/** Why an account for a refund was rejected. */
export type AccountRefusal =
  | { code: 'unknown' }
  | { code: 'too_late' }
  | { code: 'invalid'; field: keyof RefundAccount }
  /** Who came by the link of a mail types the code that went to the contact. */
  | CodeDemand;

/** The interface of pages to payments, limited to who asks. It throws only when the database is away. */
export interface PaymentService {
  /** The methods that the shop offers, for the checkout. */
  readonly offered: () => ReadonlySet<PaymentMethod>;
  /** Whether the cards of some bank can pay in instalments. */
  readonly hasInstalments: boolean;
  /** Null when the purchase does not exist or belongs to another owner. */
  page(owner: OrderOwner, number: string): Promise<PayPage | null>;
  /** Ends the open attempt and opens another one, possibly of the same method for a new code. */
  changeMethod(
    owner: OrderOwner,
    number: string,
    wanted: { method: PaymentMethod; card?: CardToken },
  ): Promise<Result<null, PayRefusal>>;
  /** Ends an unpaid purchase. */
  cancel(owner: OrderOwner, number: string): Promise<Result<null, PayRefusal>>;
  /** 'Cek Status Pembayaran': polls the provider now. */
  check(owner: OrderOwner, number: string): Promise<Result<null, PayRefusal>>;
  /** Sets the bank account for a refund of one of the owner's orders. */
  nameRefundAccount(
    owner: OrderOwner,
    refundId: string,
    account: RefundAccount,
    typed: TypedCode,
  ): Promise<Result<null, AccountRefusal>>;
}
