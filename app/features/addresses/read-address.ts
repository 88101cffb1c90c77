import type { Region } from '#contracts/regions.ts';
import type { AddressValues } from '#domain/addresses/address.ts';
import { placeOf, placeText } from '#domain/addresses/place-text.ts';
import { addressForm } from '#domain/forms/address.ts';
import { checkFields } from '#domain/forms/check-fields.ts';
import type { Regions } from '#server/services.ts';
import {
  type AddressDraft,
  addressValues,
  type ChosenRegion,
  FIND_REGION,
  REGION_NAMES,
} from './posted-address.ts';

/** A posted address: its values, when all is right, and the draft to show again when it is not, or was not saved. */
export interface ReadAddress {
  values: AddressValues | null;
  draft: AddressDraft;
}

/**
 * Reads an address that a form posted, on the server. A region that was typed and not chosen, as without scripts, is
 * looked up: a single match is taken, several are for the shopper to choose from.
 */
export async function readAddress(
  form: FormData,
  regions: Pick<Regions, 'find' | 'search'>,
): Promise<ReadAddress> {
  const values = addressValues(form);
  const code = String(values['region']);
  const typed = textsOf(form);
  const text = typed[REGION_NAMES.text] ?? '';
  const chosen = code === '' ? null : await regions.find(code);
  const found = chosen ? [] : await regions.search(text);
  const region = chosen ?? (found.length === 1 ? (found[0] ?? null) : null);
  const checked = checkFields(addressForm, { ...values, region: region?.code ?? '' });
  // Enter presses the first button of a form, which is that of the search.
  const isSearch = form.has(FIND_REGION) && chosen === null;
  return {
    values: checked.ok && !isSearch ? checked.value : null,
    draft: {
      typed,
      faults: checked.ok || isSearch ? {} : checked.error,
      region: region && chosenRegion(region),
      matches: region === null && text !== '' ? found.map(chosenRegion) : null,
    },
  };
}

/** A region as the fields of an address show it. */
const chosenRegion = (region: Region): ChosenRegion => ({
  code: region.code,
  text: placeText(placeOf(region)),
});

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  );
