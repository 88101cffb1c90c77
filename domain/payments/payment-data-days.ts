/** Days that personal data of a payment (texts of notifications, accounts of refunds, proofs) is kept after its use. */
export const PAYMENT_DATA_DAYS = 90;
