import { orderCopy } from '../../copy/order.id.ts';

/** Says that mails were not sent, so that nobody waits for them. */
export const HeldMail = ({ day }: { day: string }) => (
  <p className="rounded-2xl bg-sunken p-4">{orderCopy.heldMail(day)}</p>
);
