/** The face of operating: what the operator, and a seller, can do with orders and their money. */

export { type BankFeeRefusal, bookFee } from './bank-fee.ts';
export { type BankFileRefusal, registerBankFiles, takeBankFile } from './bank-files.ts';
export { type BankFormRefusal, mapBankForm } from './bank-form.ts';
export {
  type NamedBan,
  type OperatorChat,
  type OperatorChatWords,
  readChat,
  registerChatPictures,
} from './chat-desk.ts';
export {
  billFreight,
  bookCash,
  type ClaimRefusal,
  type NotCarried,
  payClaimed,
  type RemittanceRefusal,
} from './courier-money.ts';
export { BEARERS, type DisputeRefusal, decideDisputed } from './decide-dispute.ts';
export type { ExplainedOrder, ExplainedRow } from './explain-order.ts';
export { exportLedger, registerLedgerCsv } from './export-ledger.ts';
export { retryJobs, sendMailsAgain } from './failure-commands.ts';
export type { FoundOrders } from './find-orders.ts';
export { type GiveBackRefusal, giveGoodwill, refundArrived } from './give-back.ts';
export { askProvider, type HelpRefusal, sendOrderMail, showContact } from './help-commands.ts';
export { listForOperator, showForOperator } from './list-orders.ts';
export { type NotSealed, openSealed } from './open-sealed.ts';
export { createOperatorDesk, type OperatorDesk } from './operator-desk.ts';
export type {
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
export {
  acceptOrders,
  cancelOrders,
  declineCancels,
  deliverOrders,
  type NotAsked,
  packOrders,
  type ShipRefusal,
  shipOrder,
} from './order-commands.ts';
export { loseOrders, type ParcelRefusal, returnOrders } from './parcel-commands.ts';
export {
  confirmBankLine,
  type RefundRefusal,
  refundAgain,
  refundCameBack,
  refundPaid,
  refundToAccount,
  type TransferRefusal,
} from './payment-commands.ts';
export { type PersonRefusal, peopleCommands } from './people-commands.ts';
export type { BankLines } from './read-bank-lines.ts';
export type { HolidaysFile } from './read-holidays-file.ts';
export type { InboxList, InboxMessage, InboxMessagePage } from './read-inbox.ts';
export type {
  AccountLine,
  AccountList,
  AccountStatement,
  LedgerOverview,
  NamedHeldAccount,
} from './read-ledger.ts';
export type { OperatorOrderView } from './read-order.ts';
export type { FoundPeople, PersonPage } from './read-people.ts';
export type { NamedProposal } from './read-proposals.ts';
export type { OperatorRefunds } from './read-refunds.ts';
export type { ReportedThing } from './read-reports.ts';
export { type OperatorReturnView, registerEvidence } from './read-return.ts';
export type { RegistrationPage, SellerPage, SharedThing, SharingShop } from './read-sellers.ts';
export type { CashOverview, NamedClaim, SettlementOverview } from './read-settlement.ts';
export type { ChangedTariff, TariffsFile } from './read-tariffs-file.ts';
export type { WordsFile } from './read-words.ts';
export { type CommissionRefusal, setCommission } from './set-commission.ts';
export { registerSettlementFiles } from './settlement-files.ts';
export { bookOrders, noteOrder, notePacking, type PackingChanged, printLabels } from './shop-commands.ts';
export { resumeSeller, type SuspensionRefusal, suspendSeller } from './suspend-shop.ts';
export { registerTableFiles } from './table-files.ts';
