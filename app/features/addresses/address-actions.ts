import type { SignedInUser } from '#domain/access/principal.ts';
import type { AddressFailure, Services } from '#server/services.ts';
import type { AddressOutcome } from '../../copy/address-book.en.ts';
import { ADDRESS_INTENTS } from './address-intents.ts';
import type { AddressDraft } from './posted-address.ts';
import { readAddress } from './read-address.ts';

/** What came of a form of the address book: something to tell, or a draft to show again. */
export type AddressAnswer =
  | { done: AddressOutcome }
  | { draft: AddressDraft; failure: AddressFailure | null };

/** Does what a form of the address book asks for; on the server. */
export async function answerAddressForm(
  form: FormData,
  { addresses, regions }: Pick<Services, 'addresses' | 'regions'>,
  owner: SignedInUser,
): Promise<AddressAnswer> {
  const id = String(form.get('id') ?? '');
  switch (form.get('intent')) {
    case ADDRESS_INTENTS.makeDefault:
      await addresses.makeDefault(owner, id);
      return { done: 'default' };
    case ADDRESS_INTENTS.remove:
      await addresses.remove(owner, id);
      return { done: 'deleted' };
  }
  const { values, draft } = await readAddress(form, regions);
  if (!values) return { draft, failure: null };
  const saved = await (id === '' ? addresses.add(owner, values) : addresses.change(owner, id, values));
  if (!saved.ok) return { draft, failure: saved.error };
  return { done: id === '' ? 'added' : 'changed' };
}
