import type { FormValues } from '#domain/forms/check-fields.ts';
import type { FieldErrors } from '#domain/forms/field-error.ts';
import { postedLine } from '#domain/forms/posted-line.ts';

/** A chosen district or village. */
export interface ChosenRegion {
  code: string;
  /** As it is shown, from the smallest part to the province. */
  text: string;
}

/** What stands in the fields of an address, and what is wrong with it. */
export interface AddressDraft {
  /** Texts by the name of their field. */
  typed: Readonly<Record<string, string>>;
  faults: FieldErrors;
  region: ChosenRegion | null;
  /** What the server found for a region that was typed without scripts; null without a search. */
  matches: readonly ChosenRegion[] | null;
}

/**
 * Names under which a region is posted: the text, the code that was chosen, and the text for which it was chosen.
 * Whoever types something else has chosen nothing yet.
 */
export const REGION_NAMES = { text: 'region', code: 'region_code', chosenFor: 'region_for' } as const;

/** Name of the button that searches for a region where there are no scripts. */
export const FIND_REGION = 'find_region';

/** What the fields of an address post, as the schema of an address wants it. */
export function addressValues(form: FormData): FormValues {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isChosen = postedLine(form, REGION_NAMES.text) === postedLine(form, REGION_NAMES.chosenFor);
  return { ...Object.fromEntries(texts), region: isChosen ? postedLine(form, REGION_NAMES.code) : '' };
}

/** A draft in which nothing is typed yet. */
export const EMPTY_DRAFT: AddressDraft = { typed: {}, faults: {}, region: null, matches: null };
