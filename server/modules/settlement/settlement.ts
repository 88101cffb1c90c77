/** The face of settlement: what the payment provider and couriers settle with the shop. */
export { decideUnknown, listUnknown } from './decide-unknown.ts';
export { type GiveRefusal, unknownToPayer, unknownToPurchase } from './give-unknown.ts';
export { importReport, type RowsRefusal, readReportFile } from './import-report.ts';
export { payBill, readBillFile } from './pay-bill.ts';
export {
  lastBills,
  lastReports,
  type PaidFreight,
  type SettledReport,
  type UnknownMoney,
  unknownMoney,
} from './read-settlement.ts';
export { unsettledMoney, unsettledSince } from './stored-report.ts';
export { bookingOf, type ShownUpload, showUpload, takeSettlementFile } from './uploads.ts';
