import * as z from 'zod/mini';
import { parseId } from '../parse-id.ts';
import { HIDING_GROUNDS } from '../reviews/hiding-grounds.ts';
import type { FieldError } from './field-error.ts';
import { optionalEmail, optionalText } from './fields.ts';
import { FORM_LIMITS } from './limits.ts';
import { opaque, typedLine } from './typed-text.ts';

/** What can be wrong with a product, a shop and a review. Words for the codes are in `app/copy/reports.id.ts`. */
export const REPORT_REASONS = {
  product: ['counterfeit', 'prohibited', 'misleading', 'stolen_content', 'indecent', 'other'],
  seller: ['fraud', 'outside_payment', 'counterfeit', 'impersonation', 'rude', 'other'],
  review: [...HIDING_GROUNDS, 'other'],
} as const;

export type ReportKind = keyof typeof REPORT_REASONS;
export type ReportReason = (typeof REPORT_REASONS)[ReportKind][number];

/** What a report is about. */
export interface ReportTarget {
  kind: ReportKind;
  id: number;
}

/** A target as its field in the form holds it: 'product:12'. */
export const targetText = ({ kind, id }: ReportTarget) => `${kind}:${id}`;

/** The target that a text names; null when it names none. */
export function parseTarget(text: string): ReportTarget | null {
  const [, kind, digits = ''] = /^(product|seller|review):(\d+)$/.exec(text) ?? [];
  const id = parseId(digits);
  return isKind(kind) && id !== null ? { kind, id } : null;
}

const isKind = (text: string | undefined): text is ReportKind =>
  text !== undefined && Object.hasOwn(REPORT_REASONS, text);

const code = (error: FieldError): FieldError => error;

const isReasonOf = (target: string, reason: string) => {
  const kind = parseTarget(target)?.kind;
  return kind !== undefined && REPORT_REASONS[kind].some((known) => known === reason);
};

/**
 * 'Laporkan produk', 'Laporkan toko' and 'Laporkan ulasan' (P-FORM-9). The reason 'other' says nothing by itself and needs details.
 * Whether the target exists is the server's to say.
 */
export const reportForm = z
  .object({
    target: opaque(30, code('unknown_target')).check(
      z.refine((text) => parseTarget(text) !== null, code('unknown_target')),
    ),
    reason: typedLine(code('required')),
    details: optionalText(FORM_LIMITS.details),
    email: optionalEmail,
  })
  .check(
    z.refine(({ target, reason }) => isReasonOf(target, reason), {
      error: code('required'),
      path: ['reason'],
    }),
    z.refine(({ reason, details }) => reason !== 'other' || details !== '', {
      error: code('required'),
      path: ['details'],
    }),
  );

export type ReportForm = z.output<typeof reportForm>;
