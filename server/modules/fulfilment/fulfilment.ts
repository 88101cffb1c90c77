/** The face of fulfilment: what happens to orders after payment, and what their shoppers may do. */
export type {
  AddressRefusal,
  CancelOutcome,
  NewAddress,
  OrderDesk,
  OrderRefusal,
} from './order-desk.ts';
