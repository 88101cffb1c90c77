import { wordsFaultWords } from '#domain/search/words-fault-words.ts';
import type { CommandRefusal } from '#server/commands.ts';
import { sentencesOf } from '#server/platform/tables/problems.ts';
import { rowWords } from './row-words.ts';

type Words = {
  [Code in CommandRefusal['code']]: (refusal: Extract<CommandRefusal, { code: Code }>) => string[];
};

/** What a refusal is called on a terminal; each sentence names what can be done about it. */
const WORDS: Words = {
  invalid: ({ problems }) => problems.map(({ message }) => (message.endsWith('.') ? message : `${message}.`)),
  forbidden: () => ['Your role does not allow this.'],
  not_found: () => ['There is nothing of that name. Nothing has changed.'],
  stale_factor: () => ['Give a code of your authenticator app again.'],
  reason_missing: () => ["Say why, such as --reason 'asked by mail of 24 November'."],
  setting_bad: ({ key }) => [`The setting ${key} cannot have this value.`],
  setting_stale: ({ key }) => [`Somebody changed the setting ${key} meanwhile. Name its present version.`],
  setting_same: ({ key }) => [`The setting ${key} has this value already.`],
  setting_unpayable: () => [
    'The shop has an account for none of these ways to pay. Leave one that it can take.',
  ],
  beyond_own_rights: () => ['Nobody gives or takes a right that they lack.'],
  own_membership: () => ['Nobody changes their own membership.'],
  works_elsewhere: () => [
    'The account also works at a desk of others: the operator removes its second factor.',
  ],
  no_factor: () => ['The account has no second factor.'],
  last_owner: () => ['A desk keeps at least one owner.'],
  unknown_role: () => ['The desk has no such role.'],
  registration_invalid: ({ fields }) => [`These fields cannot be right: ${fields.join(', ')}.`],
  agreement_changed: () => ['The agreement has changed. Show its present version.'],
  registration_waits: () => ['This account has a registration that waits.'],
  too_many_shops: () => ['This account has opened as many shops as one may.'],
  message_closed: ({ reference }) => [`The message ${reference} was answered or closed before.`],
  badge_unchanged: () => ['The shop has or lacks the badge already.'],
  commission_too_early: () => ['A commission begins tomorrow at the earliest.'],
  reports_closed: () => ['Somebody has looked at these reports already.'],
  person_blocked: () => ['This was stopped for the account before.'],
  request_refused: () => [
    'This is asked for already, or the account belongs to a hosted project, where its owner does it on the profile.',
  ],
  block_not_kept: () => ['No block is kept for this telephone and e-mail.'],
  person_not_blocked: () => ['This is not stopped for the account.'],
  person_works_here: () => ['Whoever works at the console is not blocked. End the membership first.'],
  shop_suspended: () => ['The shop is suspended already.'],
  shop_not_suspended: () => ['The shop is not suspended.'],
  suspension_moves_money: () => ['Your role does not cancel orders and hold money of a shop.'],
  registration_decided: () => ['The registration was decided before.'],
  promotion_faults: ({ faults }) => faults.map(({ field, code }) => `The field ${field}: ${code}.`),
  promotion_open: () => ['The product has a promotion that is not over. End that first.'],
  promotion_flash: () => ['The product is in the running flash sale.'],
  promotion_over: () => ['The promotion is over already.'],
  import_state: () => ['The list is not checked, has faults, or is published already. Nothing has changed.'],
  stock_gone: ({ skuId }) => [`The choice ${skuId} has not so many pieces left. Nothing has changed.`],
  price_changed: ({ productId }) => [
    `A price of the product ${productId} is another one than was seen. Nothing has changed.`,
  ],
  price_promoted: ({ productId }) => [
    `The product ${productId} is in a promotion or in the flash sale. Nothing has changed.`,
  ],
  price_range: ({ productId }) => [
    `A new price of the product ${productId} would be too low or too high. Nothing has changed.`,
  ],
  product_faults: ({ faults }) =>
    faults.map(({ field, code }) => `The field ${field} of the draft: ${code}.`),
  draft_stale: () => ['Somebody saved the draft meanwhile. Name its present version.'],
  case_closed: ({ id, reason }) => [`The case ${id} is closed already: ${reason}`],
  wrong_state: ({ number, state, wanted }) => [`The order ${number} cannot be ${wanted}: it is ${state}.`],
  not_asked: ({ number }) => [`Nobody has asked to cancel the order ${number}.`],
  no_couriers: ({ number }) => [
    `Name the number of the waybill too, such as: npm run orders -- ship ${number} JNE0012345. The shop books no couriers, since BITESHIP_API_KEY is not set.`,
  ],
  no_pickup: ({ number, seller }) => [
    `No courier can be booked for the order ${number}: ${seller} has no pickup address. Import it (docs/catalogue-import.md, the columns pickup_...), or bring the parcel to the courier and name its waybill: npm run orders -- ship ${number} JNE0012345.`,
  ],
  packing_changed: ({ number }) => [
    `What was packed of the order ${number}, or what it weighs, was saved meanwhile. Look at it, and do it again.`,
  ],
  waybill_taken: () => ['Another parcel of the shop has this waybill.'],
  cannot_be_sent: ({ number, state }) => [
    `The order ${number} cannot be sent: it is ${state}. It must be accepted, its shopper must not have asked to cancel it, and no courier may be booked.`,
  ],
  no_parcel: ({ number }) => [`The order ${number} has no parcel.`],
  cannot_be_lost: ({ number }) => [
    `The order ${number} was delivered, and its shopper has not said otherwise, or paid for it at the door.`,
  ],
  not_carried: ({ number }) => [`No courier of the shop has carried the order ${number}.`],
  no_claim: ({ claim }) => [`No courier owes anything for ${claim}.`],
  claim_settled: ({ claim }) => [`What the courier owed for ${claim} was settled before.`],
  more_than_claimed: ({ owed }) => [`The courier owes no more than ${owed}.`],
  line_known: () => [
    'A line of the bank with this amount and reference was booked before. If the bank has two of them, say --again.',
  ],
  no_cash_owed: ({ courier }) => [`Some of these orders have no cash that ${courier} still owes.`],
  name_orders: ({ courier, owed }) => [
    `${courier} still owes ${owed} in all: name the orders of this line, such as --orders LP2611247K2M9Q,LP2611243H8T2W.`,
  ],
  more_than_orders: ({ owed }) => [
    `This is more than the ${owed} of its orders: name all of them, or book their line alone.`,
  ],
  order_goes_on: ({ number, state }) => [
    `The order ${number} of this purchase is ${state}: decide once it is completed or cancelled.`,
  ],
  nothing_disputed: ({ number }) => [`Nothing of the order ${number} is in dispute for that.`],
  needs_moment: ({ number }) => [
    `The deadline of ${number} is over: name when the bank got the money, such as --at '2026-11-24 14:05'.`,
  ],
  unreadable_moment: () => ["Name the moment in Jakarta as --at 2026-11-24 or --at '2026-11-24 14:05'."],
  impossible_moment: ({ number }) => [
    `The money cannot have come then: before ${number} was placed, or in the future.`,
  ],
  no_such_file: ({ batch }) => [`There is no file ${batch}, or nothing of it is left.`],
  contact_gone: ({ number }) => [`The personal data of the order ${number} has been deleted.`],
  nothing_to_ask: ({ number }) => [`No payment provider knows of a payment for the order ${number}.`],
  mail_gone: ({ number }) => [
    `There is no such mail about the order ${number}: it went out, or was deleted.`,
  ],
  refund_waits_not: ({ refund }) => [
    `The refund ${refund} does not wait for this; 'show' tells how it stands.`,
  ],
  own_order: ({ number }) => [`${number} is your own, or your shop's: somebody else decides about it.`],
  queue_of_other: ({ queue }) => [`Somebody else looks after the queue ${queue}, or nobody.`],
  queue_seen: ({ queue }) => [`Somebody else looks after the queue ${queue} by now. Name whom you saw.`],
  proposed: ({ proposal }) => [
    `Somebody else has to confirm this: the proposal ${proposal} waits at the console.`,
  ],
  proposed_before: ({ proposal }) => [`The proposal ${proposal} of this waits at the console already.`],
  proposal_over: ({ proposal }) => [`The proposal ${proposal} was decided, or has lapsed.`],
  own_proposal: ({ proposal }) => [`Somebody else has to decide about the proposal ${proposal}.`],
  others_proposal: ({ proposal }) => [`Only its proposer withdraws the proposal ${proposal}.`],
  proposer_left: ({ proposal }) => [
    `Whoever made the proposal ${proposal} may not do this any more. It has lapsed.`,
  ],
  transfer_waits_not: ({ transfer, state }) => [
    `The transfer ${transfer} does not wait for this: it is ${state}.`,
  ],
  line_marked: ({ line, batch }) => [
    batch === null
      ? `The bank's line ${line} was booked as a cost of the bank before.`
      : `The bank's line ${line} marked the file ${batch} before.`,
  ],
  line_means_transfer: ({ line }) => [`The bank's line ${line} means a transfer of ours, and is no cost.`],
  line_differs: ({ batch, waiting }) => [
    `The line has another sum than what waits in the file ${batch}, which is Rp${waiting}.`,
  ],
  refund_known: ({ number }) => [
    `The order ${number} was given something for this reference before. If it is another matter, name another one.`,
  ],
  payouts_held: () => ['The payouts of the shop are held already.'],
  shop_changed: () => [
    'Somebody changed the settings of the shop meanwhile: read them again, and name their version.',
  ],
  shop_name_reserved: () => ['No shop may have that word in its name.'],
  shop_name_taken: () => ['Another shop has that name.'],
  wrong_day: () => ['A shop opens again on a day from tomorrow on, within 90 days, such as 2026-12-02.'],
  picture_gone: () => ['The picture is not there any more, or nobody at a desk has sent it.'],
  shop_open: () => ['The shop is open.'],
  return_too_late: ({ number }) => [`The return ${number} is in another state by now, or over.`],
  return_offered_before: ({ number }) => [`A return has one offer, and ${number} has had it.`],
  return_wrong_part: ({ number }) => [
    `An offer is less than the price of the goods of ${number}: else approve it.`,
  ],
  no_demo: () => ['Only the clock of a demo can be moved; at a terminal it is npm run clock.'],
  clock_moves: () => ['The clock moves already.'],
  nothing_due: () => ['Nothing is due.'],
  return_wrong_share: ({ number }) => [
    `What the shop bears of ${number} must be less than the price of the goods, and belongs to --bears seller.`,
  ],
  return_wrong_pieces: ({ number }) => [
    `An inspection names each line of the return ${number} once and lets some of its pieces pass. All of them: npm run act -- returns.pass; none: returns.refuse.`,
  ],
  return_unknown_media: ({ number }) => [`A file for ${number} is not there any more.`],
  return_too_many_files: ({ number }) => [`The return ${number} cannot have so many files.`],
  return_goods_lost: ({ number }) => [
    `The shop's courier lost the goods of ${number}: refund them, they are nowhere. Only a return whose payment a bank took back whole is rejected then.`,
  ],
  return_no_label: ({ number }) => [
    `No courier can be booked for ${number}: the shop books none, or its seller has no pickup address. Type the waybill: npm run act -- returns.give_back`,
  ],
  return_label_open: ({ number }) => [`A courier is booked for ${number} already.`],
  return_too_many_labels: ({ number }) => [
    `Couriers did not come for ${number} too often. Type the waybill of a counter: npm run act -- returns.give_back`,
  ],
  return_goods_elsewhere: ({ number }) => [`The goods of ${number} are not with the shopper any more.`],
  return_not_arrived: ({ number }) => [`The order of the return ${number} has not arrived, or is over.`],
  return_no_such_pieces: ({ number }) => [
    `The pieces of ${number} were cancelled or refunded in another way.`,
  ],
  return_nothing_left: ({ number }) => [
    `Nothing of the price of the pieces of ${number} is left to be refunded.`,
  ],
  return_payment_taken_back: ({ number }) => [
    `A bank took the payment of the order of ${number} back: decide the dispute first.`,
  ],
  return_open: ({ number }) => [
    `A return of the order ${number} is open, which decides about its pieces: npm run returns`,
  ],
  not_arrived: ({ number }) => [
    `The order ${number} has not arrived, or its shopper misses it: it can be cancelled, returned or lost.`,
  ],
  no_such_pieces: ({ number }) => [
    `The order ${number} has no such line, or not so many pieces that were not cancelled, refunded or settled.`,
  ],
  nothing_left: ({ number }) => [`Nothing of the price of these pieces of ${number} is left to be refunded.`],
  payment_taken_back: ({ number }) => [
    `A bank took the payment of ${number} back. Decide the dispute: npm run orders -- dispute ${number} --bears ...`,
  ],
  payout_waits_not: ({ payout, state }) => [`The payout ${payout} does not wait for this: it is ${state}.`],
  batch_known: ({ batch }) => [
    `A file ${batch} was made before. Read it again (npm run payouts -- file ${batch}), or name another one.`,
  ],
  needs_second_person: ({ batch }) => [`You made the file ${batch}: somebody else marks it as sent.`],
  own_shop: ({ sellerId }) => [`You work for the shop ${sellerId}: somebody else decides about its money.`],
  account_invalid: ({ field }) => [
    `The ${field} cannot be right. An account has a bank, 6 to 20 digits, and a holder as the bank writes it.`,
  ],
  number_differs: () => ['The number was typed in two ways. Type it twice alike.'],
  payouts_suspended: () => ['The suspension of the shop holds its payouts, and ends that with itself.'],
  payouts_not_held: () => ['Its payouts are not held.'],
  owes_nothing: ({ sellerId }) => [`The shop ${sellerId} owes nothing.`],
  not_sealed: ({ number }) => [`The contact of the order ${number} is not sealed, or was deleted.`],
  not_paid: ({ number }) => [`The order ${number} is not paid.`],
  too_much: ({ number, left }) => [
    `The order ${number} can be given ${left} more at most: no more than its price.`,
  ],
  trust_unchanged: () => ['The shop is marked so already.'],
  holidays_changed: ({ year }) => [
    `Somebody else changed the days of ${year} meanwhile. Look at them again.`,
  ],
  tariffs_changed: () => ['Somebody else changed the tariffs meanwhile. Look at them again.'],
  services_end: ({ services }) => [`These services would lose all their tariffs: ${services.join(', ')}.`],
  no_holidays: ({ year }) => [`${year} has no holidays yet: enter them first, by add or import.`],
  product_state: ({ productId, state }) => [
    `Product ${productId} is ${state}: that cannot be done with it now.`,
  ],
  hidden_already: () => ['The review is hidden already.'],
  shown_already: () => ['The review is shown already.'],
  unknown_media: () => ["A picture is not there any more, or is somebody else's."],
  too_many_files: () => ['There are more pictures than one may send.'],
  empty_message: () => ['The message is empty.'],
  chat_blocked: () => ['One side has blocked this chat.'],
  too_many_threads: () => ['This account has begun as many chats as one may in a day.'],
  too_many_messages: () => ['Too many messages in a short time. Try again in some minutes.'],
  message_sent_before: () => ['A message of this id was sent with other words.'],
  shopper_gone: () => ["The shopper's account was deleted."],
  blocked_already: () => ['The chat is blocked already.'],
  not_banned: () => ['This account or shop is not kept from writing.'],
  photos_before_order: () => ['The two have no paid order yet, so no pictures are sent.'],
  no_such_message: () => ['The other side of this chat has no such message.'],
  too_many_reports: () => ['Enough reports about this chat wait already.'],
  chat_banned: () => ['Whoever writes may write in no chat.'],
  other_banned: () => ['Whoever is written to may write in no chat.'],
  chat_settings_changed: () => ['Somebody else changed these settings. Look at them again.'],
  not_blocked: () => ['The shop has not blocked this chat.'],
  replied_already: () => ['The shop has replied to the review already.'],
  bank_form_bad: ({ faults }) =>
    faults.map((fault) =>
      'line' in fault ? `Line ${fault.line} is no column.` : `The columns: ${fault.code}.`,
    ),
  bank_form_stale: () => ['Somebody changed the form of the bank meanwhile. Name its present version.'],
  names_no_account: ({ refund }) => [
    `The refund ${refund} does not wait for an account, or its shopper names it.`,
  ],
  no_payment: ({ line }) => [
    `The money of ${line} is no payment of somebody: the provider took it, or it belongs to a payment in the books.`,
  ],
  booked_by_now: ({ line }) => [
    `The payment of ${line} is booked by now: npm run settle -- decide ${line} --as provider`,
  ],
  paid_another: ({ line, number }) => [`The money of ${line} was paid for the purchase ${number}.`],
  nothing_unknown: ({ line }) => [`There is no unknown money of ${line}: npm run settle -- list`],
  still_unknown: ({ line }) => [`The payment of ${line} is not booked, or not so much of it.`],
  bad_words: ({ faults, circles }) =>
    faults.length > 0
      ? sentencesOf(
          faults.map((fault) => ({ row: fault.row, column: fault.column, text: wordsFaultWords(fault) })),
        )
      : [...circles.map((circle) => `Narrower words go in a circle: ${circle}.`), 'Nothing was imported.'],
  words_changed: () => ['Somebody else changed these words meanwhile. Look at them again.'],
  wrong_rows: ({ problems }) =>
    sentencesOf(problems.map((problem) => ({ ...problem, text: rowWords(problem) }))),
};

/** The sentences of a refusal. @param missing what is said when nothing of a typed name is there */
export function sayRefusal<Code extends CommandRefusal['code']>(
  refusal: Extract<CommandRefusal, { code: Code }>,
  missing?: string,
): string[] {
  const { code } = refusal;
  if (code === 'not_found' && missing !== undefined) return [missing];
  return WORDS[code](refusal);
}
