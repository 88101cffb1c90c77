import type { ChargeRequest } from '../provider/payment-provider.ts';

/** 'yyyy-mm-dd hh:mm:ss +0700', Midtrans' format for the start of an expiry. */
function orderTime(now: Date): string {
  const jakarta = new Date(now.getTime() + 7 * 60 * 60 * 1000);
  return `${jakarta.toISOString().slice(0, 19).replace('T', ' ')} +0700`;
}

/** The part that depends on the method. */
function methodPart({ method, returnUrl, card }: ChargeRequest): object {
  switch (method) {
    case 'qris':
      return { payment_type: 'qris', qris: { acquirer: 'gopay' } };
    case 'gopay':
      return { payment_type: 'gopay', gopay: { enable_callback: true, callback_url: returnUrl } };
    case 'shopeepay':
      return { payment_type: 'shopeepay', shopeepay: { callback_url: returnUrl } };
    case 'va_mandiri':
      return { payment_type: 'echannel', echannel: { bill_info1: 'Pembayaran:', bill_info2: 'Lokapasar' } };
    case 'va_bca':
    case 'va_bni':
    case 'va_bri':
    case 'va_permata':
      return { payment_type: 'bank_transfer', bank_transfer: { bank: method.slice('va_'.length) } };
    case 'indomaret':
    case 'alfamart':
      return { payment_type: 'cstore', cstore: { store: method, message: 'Lokapasar' } };
    case 'card':
      return {
        payment_type: 'credit_card',
        credit_card: {
          token_id: card?.token ?? '',
          authentication: true,
          callback_type: 'redirect',
          ...(card &&
            card.instalmentMonths > 0 && { installment_term: card.instalmentMonths, bank: card.bank }),
        },
      };
  }
}

/** The body of `POST /v2/charge`. */
export function chargeBody(request: ChargeRequest): object {
  const { attemptId, amount, endsAt, now, customer } = request;
  const minutes = Math.max(1, Math.floor((endsAt.getTime() - now.getTime()) / 60_000));
  return {
    ...methodPart(request),
    transaction_details: { order_id: attemptId, gross_amount: amount },
    customer_details: {
      first_name: customer.name.slice(0, 255),
      email: customer.email,
      phone: customer.phone,
    },
    // A card has its own limit of ten minutes.
    ...(request.method !== 'card' && {
      custom_expiry: { order_time: orderTime(now), expiry_duration: minutes, unit: 'minute' },
    }),
  };
}
