import { couriersOf, PAY_KINDS, type PayKind, payKinds, type Ways } from '#domain/checkout/ways.ts';
import { COURIER_MARKS, type MarkName, PAYMENT_MARKS } from '../../ui/mark-names.ts';
import { METHOD_MARKS } from '../catalogue/method-marks.ts';

/** What the footer leaves out, because the shop does not offer it (P-PAGE-25): for most shops nothing. */
export type FooterOff = MarkName | PayKind;

/** Runs on the server alone: a browser needs the outcome only. */
export function footerOff(ways: Ways): FooterOff[] {
  const marks = new Set<MarkName>([...ways.methods].flatMap((method) => METHOD_MARKS[method]));
  const couriers = new Set<MarkName>(couriersOf(ways));
  const kinds = payKinds(ways.methods);
  return [
    ...PAYMENT_MARKS.filter((mark) => !marks.has(mark)),
    ...COURIER_MARKS.filter((mark) => !couriers.has(mark)),
    ...PAY_KINDS.filter((kind) => !kinds.has(kind)),
  ];
}
