/** The face of settlement: what the payment provider and couriers settle with the shop. */
export { decideUnknown, listUnknown, type SuspenseRefusal } from './decide-unknown.ts';
export { importReport, readReportFile } from './import-report.ts';
export { payBill, readBillFile } from './pay-bill.ts';
export { unsettledMoney, unsettledSince } from './stored-report.ts';
