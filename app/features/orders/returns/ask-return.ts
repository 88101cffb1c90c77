import { checkFields } from '#domain/forms/check-fields.ts';
import type { FieldErrors } from '#domain/forms/field-error.ts';
import { returnForm, type Wish } from '#domain/forms/return.ts';
import { parseId } from '#domain/parse-id.ts';
import type { OrderOwner, ReturnableView, ReturnService } from '#server/services.ts';
import { askReturnCopy as copy } from '../../../copy/return-pages.id.ts';

/** The field that names a chosen line. */
export const LINE = 'line';
/** The field with the pieces of a line. */
export const piecesField = (position: number): string => `pieces-${position}`;

/** The field with the SKU that replaces a line's pieces. */
export const wantedField = (position: number): string => `wanted-${position}`;

/** The field with the place of the draft that is written anew. */
export const DRAFT = 'draft';

/** What is wrong, by the names of the fields. */
export interface AskFaults extends Record<string, string | undefined> {
  line?: string;
  reason?: string;
  wish?: string;
  wanted?: string;
  part?: string;
  text?: string;
}

/** A form that was not taken, with what was typed. */
export interface AskAnswer {
  typed: {
    /** Chosen pieces by the position of their line. */
    pieces: Readonly<Record<number, number>>;
    reason: string;
    wish: string;
    /** SKUs that were chosen instead, by the position of the line. */
    wanted: Readonly<Record<number, number | null>>;
    part: string;
    text: string;
  };
  faults: AskFaults;
}

/** What came of the form: the draft, the return that is open already, or the form again. */
export type Asked = { opened: number } | { isUnknown: true } | { isOpenAlready: true } | AskAnswer;

/** A draft as its form shows it. */
export function typedOf({ form }: NonNullable<ReturnableView['draft']>): AskAnswer['typed'] {
  const { reason, text, part, pieces } = form;
  const isExchange = pieces.some(({ wanted }) => wanted !== undefined);
  const wish: Wish = isExchange ? 'exchange' : part === null ? 'refund' : 'part';
  return {
    reason,
    wish,
    text,
    part: part === null ? '' : String(part),
    pieces: Object.fromEntries(pieces.map(({ line, quantity }) => [line, quantity])),
    wanted: Object.fromEntries(pieces.map(({ line, wanted }) => [line, wanted ?? null])),
  };
}

/** Opens the return that a form asks for, or writes its draft anew; on the server. */
export async function askReturn(
  form: FormData,
  desk: Pick<ReturnService, 'open' | 'revise'>,
  { owner, number }: { owner: OrderOwner; number: string },
): Promise<Asked> {
  const read = (name: string) => String(form.get(name) ?? '');
  const pieces = form.getAll(LINE).flatMap((value) => {
    const line = parseId(String(value));
    return line === null ? [] : [{ line, quantity: parseId(read(piecesField(line))) ?? 0 }];
  });
  const words = { reason: read('reason'), wish: read('wish'), part: read('part'), text: read('text') };
  const typed = {
    ...words,
    pieces: Object.fromEntries(pieces.map(({ line, quantity }) => [line, quantity])),
    wanted: Object.fromEntries(pieces.map(({ line }) => [line, parseId(read(wantedField(line)))])),
  };
  const checked = checkFields(returnForm, words);
  const faults: AskFaults = checked.ok ? {} : faultsOf(checked.error);
  if (pieces.length === 0) faults.line = copy.faults.pieces;
  if (checked.ok && checked.value.wish === 'part' && checked.value.part === null)
    faults.part = copy.faults.part;
  const isExchange = words.wish === ('exchange' satisfies Wish);
  if (isExchange && Object.values(typed.wanted).includes(null)) faults.wanted = copy.faults.wanted;
  if (!checked.ok || Object.keys(faults).length > 0) return { typed, faults };
  const { reason, text, wish, part } = checked.value;
  const asked = pieces.map((piece) => {
    const sku = isExchange ? typed.wanted[piece.line] : null;
    return sku == null ? piece : { ...piece, wanted: sku };
  });
  const wanted = { reason, text, pieces: asked, part: wish === 'part' ? part : null };
  const draft = parseId(read(DRAFT));
  const opened =
    draft === null ? await desk.open(owner, number, wanted) : await desk.revise(owner, number, draft, wanted);
  if (opened.ok) return { opened: opened.value.n };
  switch (opened.error) {
    case 'open_already':
      return { isOpenAlready: true };
    // The page says so itself when it is read again.
    case 'unknown':
    case 'not_arrived':
      return { isUnknown: true };
    case 'no_pieces':
    case 'no_such_pieces':
      return { typed, faults: { line: copy.faults.pieces } };
    case 'wrong_variant':
      return { typed, faults: { wanted: copy.faults.wanted } };
    case 'wrong_part':
      return { typed, faults: { part: copy.faults.part } };
    case 'excluded_goods':
    case 'mixed_goods':
    case 'too_late':
      return { typed, faults: { reason: copy.refusals[opened.error] } };
  }
}

const faultsOf = ({ reason, wish, part, text }: FieldErrors): AskFaults => ({
  ...(reason && { reason: copy.faults.reason }),
  ...(wish && { wish: copy.faults.wish }),
  ...(part && { part: copy.faults.part }),
  ...(text && { text: text === 'too_long' ? copy.faults.text.too_long : copy.faults.text.required }),
});
