import type { z } from 'zod';
import { BANKS } from '#domain/payments/methods.ts';
import type { ChargeRequest, PaymentInstructions } from '../provider/payment-provider.ts';
import type { chargeAnswer } from './messages.ts';

type ChargeAnswer = z.infer<typeof chargeAnswer>;

const actionOf = ({ actions = [] }: ChargeAnswer, name: string) =>
  actions.find((action) => action.name === name)?.url;

/** What the shopper needs to pay, from the answer to a charge; null when a required part is missing. */
export function instructionsOf(
  method: ChargeRequest['method'],
  answer: ChargeAnswer,
): PaymentInstructions | null {
  switch (method) {
    case 'qris':
      return answer.qr_string ? { kind: 'qris', payload: answer.qr_string } : null;
    case 'gopay':
    case 'shopeepay': {
      const link = actionOf(answer, 'deeplink-redirect');
      return link ? { kind: 'wallet', link, payload: answer.qr_string ?? null } : null;
    }
    case 'va_mandiri':
      return answer.biller_code && answer.bill_key
        ? { kind: 'bill', billerCode: answer.biller_code, billKey: answer.bill_key }
        : null;
    case 'indomaret':
    case 'alfamart':
      return answer.payment_code ? { kind: 'minimarket', code: answer.payment_code } : null;
    case 'card':
      return { kind: 'card', link: answer.redirect_url ?? null };
    default: {
      const bank = BANKS.find((name) => method === `va_${name}`);
      const number =
        answer.permata_va_number ?? answer.va_numbers?.find((given) => given.bank === bank)?.va_number;
      return bank && number ? { kind: 'virtual_account', bank, number } : null;
    }
  }
}
