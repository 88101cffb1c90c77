import type { ClosedBecause, PaymentMethod } from '#domain/payments/methods.ts';
import type { RefundAccount } from '#domain/payments/refund-account.ts';
import type { Result } from '#domain/result.ts';
import type { OrderOwner } from '#server/modules/orders/orders.ts';
import type { CardToken } from '../attempts/open-attempt.ts';
import type { PaymentInstructions } from '../provider/payment-provider.ts';

/** A way to pay, and why it is closed. */
export interface OfferedMethod {
  method: Exclude<PaymentMethod, 'cod'>;
  /** Null when it is open. */
  closed: ClosedBecause | null;
}

/** The newest try to pay, as its shopper sees it. */
export interface AttemptView {
  id: string;
  method: PaymentMethod;
  state: 'created' | 'pending' | 'paid' | 'review' | 'failed' | 'expired' | 'cancelled' | 'reversed';
  /** What to pay exactly; a manual transfer asks for less than the total by its unique code. */
  amount: number;
  uniqueCode: number;
  endsAt: Date;
  /** Null until the provider has answered, and for a manual transfer. */
  instructions: PaymentInstructions | null;
  hasProof: boolean;
}

/** A purchase on its pay page. Amounts are whole Rupiah, moments those of the shop's clock. */
export interface PayPage {
  number: string;
  state: 'awaiting' | 'confirmed' | 'expired' | 'cancelled';
  method: PaymentMethod;
  total: number;
  /** What arrived so far, for one that waits for the rest of a transfer. */
  received: number;
  payBy: Date | null;
  attempt: AttemptView | null;
  orders: { number: string; state: string }[];
  /** What was bought, to take it out of the browser's cart. */
  skuIds: number[];
  methods: OfferedMethod[];
  refunds: { id: string; amount: number; state: string; promisedBy: Date }[];
  /** Where a manual transfer goes; null where none is offered. */
  bankAccount: { bank: string; number: string; holder: string } | null;
  cards: CardForm | null;
  /** The page of the simulator for the attempt, in a shop that simulates. */
  simulatorPath: string | null;
}

/** What the form for a card needs. */
export interface CardForm {
  /** The provider's script and the public key for it; null in the simulator, which has a test card. */
  script: { url: string; clientKey: string } | null;
  /** Banks whose cards may pay in instalments. */
  instalmentBanks: readonly string[];
}

/** Why something could not be done on the pay page; the words are in the copy. */
export type PayRefusal =
  | { code: 'unknown' }
  /** The purchase does not wait for money any more. */
  | { code: 'too_late' }
  | { code: 'closed_method' }
  /** Too many tries for one purchase. */
  | { code: 'too_many' }
  /** The provider does not answer now. */
  | { code: 'provider_away' };

/** Why a refund's account was not taken. */
export type AccountRefusal =
  | { code: 'unknown' }
  | { code: 'too_late' }
  | { code: 'invalid'; field: keyof RefundAccount };

/** What pages may do about payments, for whoever asks. Nothing here is thrown but that the database is away. */
export interface PayDesk {
  /** What the shop offers at all, for the checkout. */
  readonly offered: ReadonlySet<PaymentMethod>;
  /** Null when there is no such purchase, or it is somebody else's. */
  page(owner: OrderOwner, number: string): Promise<PayPage | null>;
  /** Ends the try that is open and begins another one, also by the same method: a new code. */
  changeMethod(
    owner: OrderOwner,
    number: string,
    wanted: { method: PaymentMethod; card?: CardToken },
  ): Promise<Result<null, PayRefusal>>;
  /** Ends an unpaid purchase. */
  cancel(owner: OrderOwner, number: string): Promise<Result<null, PayRefusal>>;
  /** 'Cek Status Pembayaran': asks the provider now. */
  check(owner: OrderOwner, number: string): Promise<Result<null, PayRefusal>>;
  /** Names where a refund of one of the owner's orders is transferred to. */
  nameRefundAccount(
    owner: OrderOwner,
    refundId: string,
    account: RefundAccount,
  ): Promise<Result<null, AccountRefusal>>;
}
