import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { shapeOf } from '#domain/settings/known-settings.ts';
import type { CommandRefusal } from '#server/services.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { operatingActionsCopy } from '../../copy/operating-actions.id.ts';
import { operatingBankCopy } from '../../copy/operating-bank.id.ts';
import { operatingChatsCopy } from '../../copy/operating-chats.id.ts';
import { operatingClockCopy } from '../../copy/operating-clock.id.ts';
import { operatingCommissionCopy } from '../../copy/operating-commission.id.ts';
import { operatingHolidaysCopy } from '../../copy/operating-holidays.id.ts';
import { operatingInboxCopy } from '../../copy/operating-inbox.id.ts';
import { operatingMoneyCopy } from '../../copy/operating-money.id.ts';
import { operatingPeopleCopy } from '../../copy/operating-people.id.ts';
import { operatingProductsCopy } from '../../copy/operating-products.id.ts';
import { operatingProposalsCopy } from '../../copy/operating-proposals.id.ts';
import { operatingReturnsCopy } from '../../copy/operating-returns.id.ts';
import { operatingSellersCopy } from '../../copy/operating-sellers.id.ts';
import { boundsWords, operatingSettingsCopy } from '../../copy/operating-settings.id.ts';
import { operatingCashCopy, operatingSettlementCopy } from '../../copy/operating-settlement.id.ts';
import { settlementFileCopy } from '../../copy/operating-settlement-files.id.ts';
import { operatingStaffCopy } from '../../copy/operating-staff.id.ts';
import { operatingTariffsCopy } from '../../copy/operating-tariffs.id.ts';
import { operatingWordsCopy } from '../../copy/operating-words.id.ts';

const copy = operatingCopy.refused;
const proposals = operatingProposalsCopy;
const money = operatingMoneyCopy.refused;
const staff = operatingStaffCopy.refused;
const clock = operatingClockCopy.refused;
const returns = operatingReturnsCopy.refused;
const products = operatingProductsCopy.refused;
const sellers = operatingSellersCopy.refused;
const actions = operatingActionsCopy.refused;
const settings = operatingSettingsCopy.refused;
const cash = operatingCashCopy.refused;

type Code = CommandRefusal['code'];
type Words = {
  [One in Code]?: string | ((refusal: Extract<CommandRefusal, { code: One }>) => string);
};

/** What the refusals of the console's commands are called. */
const WORDS: Words = {
  invalid: copy.invalid,
  forbidden: copy.forbidden,
  not_found: copy.notFound,
  stale_factor: copy.staleFactor,
  reason_missing: copy.reason,
  bad_words: operatingWordsCopy.bad,
  words_changed: operatingWordsCopy.changed,
  holidays_changed: ({ year }) => operatingHolidaysCopy.file.changed(year),
  tariffs_changed: operatingTariffsCopy.changed,
  services_end: ({ services }) => operatingTariffsCopy.mustTick(services),
  no_holidays: operatingHolidaysCopy.noHolidays,
  setting_bad: ({ key }) => boundsWords(shapeOf(key)),
  setting_stale: settings.stale,
  setting_same: settings.same,
  setting_unpayable: settings.unpayable,
  beyond_own_rights: staff.beyondOwnRights,
  own_membership: staff.ownMembership,
  works_elsewhere: staff.worksElsewhere,
  no_factor: staff.noFactor,
  last_owner: staff.lastOwner,
  unknown_role: staff.unknownRole,
  message_closed: ({ reference }) => operatingInboxCopy.refused.closed(reference),
  product_state: products.state,
  shopper_gone: operatingChatsCopy.refused.shopperGone,
  not_banned: operatingChatsCopy.refused.notBanned,
  reports_closed: products.reportsClosed,
  hidden_already: products.hiddenAlready,
  shown_already: products.shownAlready,
  registration_decided: sellers.decided,
  shop_name_taken: sellers.nameTaken,
  commission_too_early: operatingCommissionCopy.refused.tooEarly,
  shop_suspended: sellers.suspended,
  shop_not_suspended: sellers.notSuspended,
  suspension_moves_money: sellers.movesMoney,
  badge_unchanged: sellers.badgeUnchanged,
  person_blocked: operatingPeopleCopy.refused.blocked,
  request_refused: operatingPeopleCopy.refused.request,
  block_not_kept: operatingPeopleCopy.refused.notKept,
  person_not_blocked: operatingPeopleCopy.refused.notBlocked,
  person_works_here: operatingPeopleCopy.refused.worksHere,
  trust_unchanged: sellers.trustUnchanged,
  queue_of_other: copy.queueSeen,
  queue_seen: copy.queueSeen,
  case_closed: ({ id, reason }) => copy.caseClosed(id, reason),
  wrong_state: ({ number }) => copy.wrongState(number),
  no_parcel: ({ number }) => copy.noParcel(number),
  cannot_be_lost: ({ number }) => copy.cannotBeLost(number),
  contact_gone: actions.contactGone,
  nothing_to_ask: actions.nothingToAsk,
  mail_gone: actions.mailGone,
  not_asked: actions.notAsked,
  own_order: actions.ownOrder,
  proposed: proposals.done.proposed,
  proposed_before: proposals.refused.before,
  proposal_over: proposals.refused.over,
  own_proposal: proposals.refused.own,
  others_proposal: proposals.refused.others,
  proposer_left: proposals.refused.left,
  refund_known: actions.refundKnown,
  return_open: actions.returnOpen,
  not_arrived: actions.notArrived,
  no_such_pieces: actions.noSuchPieces,
  nothing_left: actions.nothingLeft,
  payment_taken_back: actions.takenBack,
  not_paid: actions.notPaid,
  too_much: ({ left }) => actions.tooMuch(formatRupiah(rupiah(left))),
  line_known: actions.lineKnown,
  needs_moment: actions.needsMoment,
  impossible_moment: actions.impossibleMoment,
  unreadable_moment: actions.unreadableMoment,
  needs_second_person: money.secondPerson,
  batch_known: money.batchKnown,
  transfer_waits_not: money.waitsNot,
  payout_waits_not: money.waitsNot,
  line_marked: ({ batch }) => money.lineMarked(batch),
  line_means_transfer: money.lineMeansTransfer,
  line_differs: ({ batch, waiting }) => money.lineDiffers(batch, formatRupiah(rupiah(waiting))),
  own_shop: money.ownShop,
  bank_form_bad: ({ faults }) => operatingBankCopy.refused.form(faults),
  bank_form_stale: operatingBankCopy.refused.stale,
  no_payment: operatingSettlementCopy.refused.noPayment,
  booked_by_now: operatingSettlementCopy.refused.bookedByNow,
  paid_another: ({ number }) => operatingSettlementCopy.refused.paidAnother(number),
  account_invalid: ({ field }) => operatingSettlementCopy.refused.account[field],
  names_no_account: actions.refundWaitsNot,
  nothing_unknown: operatingSettlementCopy.refused.nothingUnknown,
  still_unknown: operatingSettlementCopy.refused.stillUnknown,
  wrong_rows: settlementFileCopy.refused,
  no_cash_owed: cash.noCashOwed,
  name_orders: ({ owed }) => cash.nameOrders(formatRupiah(rupiah(owed))),
  more_than_orders: ({ owed }) => cash.moreThanOrders(formatRupiah(rupiah(owed))),
  no_claim: cash.noClaim,
  claim_settled: cash.claimSettled,
  more_than_claimed: ({ owed }) => cash.moreThanClaimed(formatRupiah(rupiah(owed))),
  payouts_not_held: money.notHeld,
  payouts_suspended: money.heldSuspended,
  no_demo: clock.noDemo,
  clock_moves: clock.moves,
  nothing_due: clock.nothing,
  return_too_late: returns.tooLate,
  return_goods_elsewhere: returns.elsewhere,
  return_goods_lost: returns.lost,
  return_wrong_share: returns.share,
  return_not_arrived: actions.notArrived,
  return_no_such_pieces: actions.noSuchPieces,
  return_nothing_left: actions.nothingLeft,
  return_payment_taken_back: actions.takenBack,
  refund_waits_not: actions.refundWaitsNot,
  order_goes_on: ({ number }) => actions.orderGoesOn(number),
  nothing_disputed: actions.nothingDisputed,
};

/** Why nothing was changed, for the operator's people. */
export function sayRefusal<One extends Code>(refusal: Extract<CommandRefusal, { code: One }>): string {
  const words = WORDS[refusal.code as One];
  if (words === undefined) return copy.other;
  return typeof words === 'string' ? words : words(refusal);
}

const isKnown = (refusal: { code: string }): refusal is CommandRefusal => Object.hasOwn(WORDS, refusal.code);

/** Why something was refused before, as the database has it: an older program may have had codes of its own. */
export const sayStoredRefusal = (refusal: { code: string }): string =>
  isKnown(refusal) ? sayRefusal(refusal) : copy.other;
