import type { Collection } from '#domain/orders/seller-tabs.ts';
import type { OrderState } from '#domain/orders/transitions.ts';
import type { Result } from '#domain/result.ts';
import type { ExchangeTerms } from '#domain/returns/exchange.ts';
import type { ReturnReason } from '#domain/returns/reasons.ts';
import type { ReturnState } from '#domain/returns/transitions.ts';
import type { PickupAddress } from '#server/modules/catalogue/catalogue.ts';
import type { AttachRefusal, MediaView } from '#server/modules/media/media.ts';
import type { OrderLineView, OrderOwner } from '#server/modules/orders/orders.ts';
import type { ReturnParcel } from '#server/modules/parcels/parcels.ts';
import type { LabelRefusal } from './labels.ts';
import type { OpenRefusal, ReturnForm } from './open-return.ts';
import type { Packing } from './packing.ts';
import type { ReturnEventRow } from './return-rows.ts';
import type { SentGoods, StepRefusal } from './shopper-steps.ts';

/** A SKU of the same product that can replace a piece, at its price now; the same one costs what was paid for it. */
export interface Variant {
  skuId: number;
  options: string;
  imageUrl: string;
  price: number;
  /** Pieces that are there now. */
  stock: number;
}

/** A line that can be returned, or why it cannot be sent back. */
export interface ReturnableLine extends OrderLineView {
  left: number;
  /** What it can be exchanged for; empty for what is not sold any more. */
  variants: Variant[];
}

/** What a return is exchanged for. */
export interface ExchangeView {
  /** The order of the new goods; null before the approval, and when they were not there. */
  order: {
    number: string;
    state: OrderState;
    purchase: string;
    payBy: Date | null;
    /** When the new goods reached the shopper; null before. */
    arrivedAt: Date | null;
  } | null;
  /** It was approved and the goods were not there: the shopper gets the money. */
  isGone: boolean;
  /** The goods are taken, or could be now: an approval while they are not pays the shopper instead. */
  isThere: boolean;
  lines: { line: number; name: string; options: string; imageUrl: string; price: number; quantity: number }[];
  /** The shipping that the shopper pays; 0 at the seller's fault. */
  shipping: number;
  /** As it is now; once the goods are taken it does not change any more. Null when they are not for sale any more. */
  terms: ExchangeTerms | null;
}

/** What the form of a return shows of its order. */
export interface ReturnableView {
  number: string;
  shop: string;
  /** Null until it has arrived. */
  arrivedAt: Date | null;
  /** Another return of it, which is open. */
  open: number | null;
  /** That one, when it is a draft that the viewer may write anew. */
  draft: { n: number; openedAt: Date; form: ReturnForm } | null;
  /** It belongs to no account, or not to the viewer's: one must take it over before a return is sent. */
  isGuests: boolean;
  lines: ReturnableLine[];
}

/** A return in a list. */
export interface ReturnCard {
  order: string;
  n: number;
  number: string;
  shop: string;
  state: ReturnState;
  reason: ReturnReason;
  openedAt: Date;
  dueAt: Date | null;
  first: OrderLineView | null;
  pieces: number;
}

/** A return in its shopper's list. */
export interface OwnReturnCard extends ReturnCard {
  /** Its money waits until they name an account. */
  needsAccount: boolean;
  /** Until when the difference of its exchange is to be paid; null while nothing is. */
  payBy: Date | null;
}

/** What the viewer may do with a return now. */
export interface ReturnActions {
  /** Have the goods fetched by the shop's courier; and call that one off. */
  label: boolean;
  dropLabel: boolean;
  addEvidence: boolean;
  ask: boolean;
  /** It is a guest's: an account must take the order over before it can be sent. */
  register: boolean;
  answerOffer: boolean;
  send: boolean;
  appeal: boolean;
  withdraw: boolean;
  /** Write the draft anew. */
  revise: boolean;
}

/** A label of the shop for the goods of a return. */
export type ReturnLabel = Pick<
  ReturnParcel,
  'state' | 'courier' | 'service' | 'waybill' | 'collection' | 'isToCancel'
>;

/** What all sides see of a return. Amounts are whole Rupiah. */
export interface ReturnFacts extends ReturnCard {
  id: string;
  text: string;
  goesBack: boolean;
  /** `accepted`: pieces that passed the inspection when others did not. */
  lines: (OrderLineView & { pieces: number; accepted: number })[];
  askedPart: number | null;
  offeredPart: number | null;
  /** What all pieces about which nothing was decided would give back; null when nothing is left. */
  amount: number | null;
  /** Null for who wants the money. */
  exchange: ExchangeView | null;
  /** Most that is given back for sending the goods; 0 where the shopper bears it. */
  mostPostage: number;
  refusal: string;
  appeal: string;
  sent: SentGoods | null;
  /** The shop's last label for the way to the seller, and for refused goods to the shopper; null for none. */
  label: ReturnLabel | null;
  againLabel: ReturnLabel | null;
  givenBack: { courier: string; waybill: string } | null;
  /** What the shop packed, and what the parcel weighed when it came back, in grams; null for what nobody weighed. */
  packing: Packing;
  weighedGrams: number | null;
  /** What the shopper has handed in, and what the shop has. */
  evidence: MediaView[];
  answer: MediaView[];
  events: ReturnEventRow[];
}

/** What the operator decided about a return (P-RET-44). */
export interface ReturnDecision {
  at: Date;
  /** Who decided, as the audit log names them, and the second person; null for what one decided alone. */
  by: string;
  confirmedBy: string | null;
  outcome: 'refund' | 'send' | 'reject';
  reason: string;
}

/** A decision as both sides read it: who of Lokapasar decided is nothing of theirs. */
export type ToldDecision = Omit<ReturnDecision, 'by' | 'confirmedBy'>;

/** One return in full, for whoever bought its order. */
export interface ReturnView extends ReturnFacts {
  /** What the operator decided, the first one first. */
  decisions: ToldDecision[];
  /** Where the goods go; null while nobody sends them, and for a seller without an address. */
  sendTo: PickupAddress | null;
  /** What the viewer has uploaded for it and not handed in yet. */
  waiting: MediaView[];
  may: ReturnActions;
}

/** What a shopper does with a return. `files`: ids of uploads that show what is wrong. */
export type ShopperStep =
  | { do: 'take_offer' | 'leave_offer' | 'drop_label' | 'withdraw' }
  | { do: 'label'; collection: Collection }
  | { do: 'ask' | 'add_evidence'; files?: readonly string[] }
  | { do: 'appeal'; text?: string; files?: readonly string[] }
  | { do: 'send'; goods: SentGoods };

export type ShopperRefusal = StepRefusal | LabelRefusal | AttachRefusal | 'unknown' | 'needs_account';

/** The interface of pages to returns. */
export interface ReturnService {
  /** Null for an order that is unknown or somebody else's. */
  returnable(owner: OrderOwner, number: string): Promise<ReturnableView | null>;
  open(
    owner: OrderOwner,
    number: string,
    form: ReturnForm,
  ): Promise<Result<{ n: number }, OpenRefusal | 'unknown'>>;
  /** Writes a draft anew. `open_already`: it is no draft any more, or not the viewer's. */
  revise(
    owner: OrderOwner,
    number: string,
    n: number,
    form: ReturnForm,
  ): Promise<Result<{ n: number }, OpenRefusal | 'unknown'>>;
  /** By the order and the return's place in it; null for an unknown one. */
  page(owner: OrderOwner, number: string, n: number): Promise<ReturnView | null>;
  /** All of an order, or of everything that somebody bought, the newest first. */
  list(owner: OrderOwner, number?: string): Promise<OwnReturnCard[]>;
  act(owner: OrderOwner, number: string, n: number, step: ShopperStep): Promise<Result<null, ShopperRefusal>>;
}
