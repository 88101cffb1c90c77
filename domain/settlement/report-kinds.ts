/** What a row is about. `carried`: stays with the provider until the next report. `paid_out`: what reached the bank. */
export const REPORT_KINDS = ['payment', 'refund', 'chargeback', 'other', 'carried', 'paid_out'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
