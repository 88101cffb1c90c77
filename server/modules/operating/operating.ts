/** The face of operating: what the operator does to orders, by their numbers. It has no rules of its own. */
export { decide } from './order-commands/dispute-command.ts';
export { freightBilled } from './order-commands/freight-command.ts';
export { listForOperator, showForOperator } from './order-commands/list-commands.ts';
export { claimPaid, lost, readAmount, remitted, returned } from './order-commands/parcel-commands.ts';
export { accept, cancel, declineCancel, deliver, pack, ship } from './order-commands/seller-commands.ts';
