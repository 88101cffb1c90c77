import * as z from 'zod/mini';
import { checkFields } from './check-fields.ts';
import { cleanText, hasZeroByte } from './clean-text.ts';
import type { FieldError, FieldErrors } from './field-error.ts';
import { emailOrEmpty } from './fields.ts';
import { typedLine, typedText } from './typed-text.ts';

/** Lengths of a checkout's texts in characters. */
export const CHECKOUT_LIMITS = { note: 200, giftNote: 200, dropshipName: 60 } as const;

const code = (error: FieldError): FieldError => error;

/**
 * Texts of a checkout; a missing one stays unchanged. An empty e-mail becomes a fault only when the order is
 * placed.
 */
const texts = z.object({
  email: z.optional(emailOrEmpty),
  dropship_name: z.optional(
    typedLine(code('required')).check(z.maxLength(CHECKOUT_LIMITS.dropshipName, code('too_long'))),
  ),
  gift_note: z.optional(
    typedText(code('required')).check(z.maxLength(CHECKOUT_LIMITS.giftNote, code('too_long'))),
  ),
});

/** The content of the checkout's form, except a new address. Missing or invalid values are undefined. */
export interface CheckoutForm {
  /** The id of the checkout, sent with the page. */
  key: string;
  intent: string;
  /** The figures that the page showed. */
  seen: string;
  /** Id of an address in the address book, or 'new'. */
  address: string | undefined;
  email: string | undefined;
  method: string | undefined;
  dropshipName: string | undefined;
  giftNote: string | undefined;
  /** By the seller's id. */
  services: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, string>>;
  faults: FieldErrors;
}

/** Reads the checkout's form. */
export function readCheckoutForm(form: Iterable<[string, unknown]>): CheckoutForm {
  const typed = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const wrong = faultsOf(typed);
  const right = Object.fromEntries(Object.entries(typed).filter(([name]) => !wrong[name]));
  const { email, dropship_name: dropshipName, gift_note: giftNote } = texts.parse(right);
  const { services, notes, faults } = readChoices(typed);
  const text = (name: string) => (Object.hasOwn(typed, name) ? String(typed[name]) : undefined);
  return {
    key: text('key') ?? '',
    intent: text('intent') ?? '',
    seen: text('seen') ?? '',
    address: text('address'),
    method: text('method'),
    email,
    dropshipName,
    giftNote,
    services,
    notes,
    faults: { ...wrong, ...faults },
  };
}

function faultsOf(typed: Readonly<Record<string, unknown>>): FieldErrors {
  const checked = checkFields(texts, typed);
  return checked.ok ? {} : checked.error;
}

/** Most sellers of one checkout. */
const MOST_SELLERS = 50;
const OF_SELLER = /^(service|note)-([1-9]\d{0,9})$/;

/** Service and note for each seller, posted as `service-12` and `note-12`. */
function readChoices(typed: Readonly<Record<string, unknown>>) {
  const services: Record<string, string> = {};
  const notes: Record<string, string> = {};
  const faults: Record<string, FieldError> = {};
  for (const [name, value] of Object.entries(typed)) {
    const [, kind, seller = ''] = OF_SELLER.exec(name) ?? [];
    const text = cleanText(String(value));
    const of = kind === 'note' ? notes : services;
    if (kind === undefined || Object.keys(of).length >= MOST_SELLERS) continue;
    if (hasZeroByte(String(value))) faults[name] = 'unreadable';
    else if (text.length > CHECKOUT_LIMITS.note) faults[name] = 'too_long';
    else of[seller] = text;
  }
  return { services, notes, faults };
}
