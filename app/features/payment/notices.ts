import { mediaCopy } from '../../copy/media.id.ts';
import { paymentCopy } from '../../copy/payment.id.ts';

/** What a form of the pay page came to, the upload of a proof among them, by the code in the address. */
export const PAY_NOTICES = { ...paymentCopy.notices, ...mediaCopy.refusals };

export type Notice = keyof typeof PAY_NOTICES;
