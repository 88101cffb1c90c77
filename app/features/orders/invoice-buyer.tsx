import { formatPhone } from '#domain/addresses/phone.ts';
import type { OrderView } from '#server/services.ts';
import { orderCopy } from '../../copy/order.id.ts';

/** The buyer on an invoice, for the buyer: name, telephone and address. */
export function InvoiceBuyer({ contact }: Pick<OrderView, 'contact'>) {
  if (!contact) return orderCopy.shipping.noContact;
  return (
    <>
      <span className="font-semibold">{contact.recipient}</span>
      <span className="nums block">{formatPhone(contact.phone)}</span>
      <span className="block">
        {contact.street}, {contact.regionName} {contact.postalCode}
      </span>
    </>
  );
}
