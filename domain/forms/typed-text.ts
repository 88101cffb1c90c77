import * as z from 'zod/mini';
import type { AccountFault } from './account-fault.ts';
import { cleanLine, cleanNumber, cleanText, hasZeroByte } from './clean-text.ts';
import type { FieldError } from './field-error.ts';

/** The fault of a text that no keyboard makes. */
const UNREADABLE = 'unreadable' satisfies FieldError & AccountFault;

/**
 * The only makings of a text in forms and contracts, so that no door of the shop takes raw text (P-FORM-10);
 * `tests/architecture/raw-text.test.ts` refuses others.
 * @param fault the code of a value that is no text
 */
const typed = (clean: (text: string) => string) => (fault: string) =>
  z.string(fault).check(
    z.refine((text) => !hasZeroByte(text), UNREADABLE),
    z.overwrite(clean),
  );

/** A text of one line. */
export const typedLine = typed(cleanLine);

/** A text of several lines. */
export const typedText = typed(cleanText);

/** A telephone number as somebody writes it. */
export const typedPhone = typed(cleanNumber);

/** A text that is only looked up or logged: what cannot be stored is dropped, without a complaint. */
export const askedLine = (max: number) => z.string().check(z.overwrite(cleanLine), z.maxLength(max));
export const askedText = (max: number) => z.string().check(z.overwrite(cleanText), z.maxLength(max));

/** A password: only its owner knows which characters it has. */
export const secret = (fault?: string) => z.string(fault);

/** An id, a token or an address: read as it is, and compared with what the shop itself wrote. */
export const opaque = (max: number, fault?: string) => z.string(fault).check(z.maxLength(max, fault));
