/** The wordmarks of those who take the money and bring the parcels, in the order in which they are shown. */
export const PAYMENT_MARKS = [
  'qris',
  'bca',
  'bni',
  'bri',
  'permata',
  'mandiri',
  'gopay',
  'shopeepay',
  'indomaret',
  'alfamart',
  'visa',
  'mastercard',
  'jcb',
] as const;

export const COURIER_MARKS = ['jne', 'jnt', 'sicepat', 'pos', 'anteraja', 'ninja'] as const;

export type MarkName = (typeof PAYMENT_MARKS)[number] | (typeof COURIER_MARKS)[number];
