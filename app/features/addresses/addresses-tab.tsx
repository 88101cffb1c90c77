import type { ReactNode } from 'react';
import type { StoredAddress } from '#server/services.ts';
import { ADDRESS_OUTCOMES } from '../../copy/address-book.en.ts';
import { useToldOnce } from '../../ui/use-told-once.ts';
import type { AddressAnswer } from './address-actions.ts';
import { AddressBook } from './address-book.tsx';
import { AddressForm } from './address-form.tsx';
import { EMPTY_DRAFT } from './posted-address.ts';
import { draftOf } from './stored-draft.ts';

/**
 * The address book, or the form that adds an address (`?new=1`) or changes one (`?edit=`), by the address of the page:
 * all of it works without scripts.
 */
export function AddressesTab({
  addresses,
  asked,
  answer,
  empty,
}: {
  addresses: readonly StoredAddress[];
  asked: URLSearchParams;
  /** An address that was posted and not saved. */
  answer: Extract<AddressAnswer, { draft: unknown }> | null;
  empty: ReactNode;
}) {
  useToldOnce();
  const changed = addresses.find(({ id }) => id === asked.get('edit')) ?? null;
  if (changed || asked.get('new') === '1') {
    const draft = answer?.draft ?? (changed ? draftOf(changed) : EMPTY_DRAFT);
    return (
      <AddressForm
        key={JSON.stringify(draft)}
        id={changed?.id ?? null}
        isDefault={changed?.isDefault ?? addresses.length === 0}
        draft={draft}
        failure={answer?.failure ?? null}
      />
    );
  }
  const done = ADDRESS_OUTCOMES.find((outcome) => outcome === asked.get('done')) ?? null;
  return <AddressBook addresses={addresses} done={done} failure={answer?.failure ?? null} empty={empty} />;
}
