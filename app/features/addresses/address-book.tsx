import type { ReactNode } from 'react';
import { MOST_ADDRESSES } from '#domain/addresses/address.ts';
import { NEW_ADDRESS_PATH } from '#domain/paths.ts';
import type { AddressFailure, StoredAddress } from '#server/services.ts';
import type { AddressOutcome } from '../../copy/address-book.en.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { AddressCard } from './address-card.tsx';
import { useAddressCopy } from './use-address-copy.ts';

/**
 * The addresses of an account, the default first (P-ACC-16).
 *
 * @param empty what stands there while there are none
 */
export function AddressBook({
  addresses,
  done,
  failure,
  empty,
}: {
  addresses: readonly StoredAddress[];
  /** What a form has just done. */
  done: AddressOutcome | null;
  /** Why a form was not done. */
  failure: AddressFailure | null;
  empty: ReactNode;
}) {
  const { book: copy } = useAddressCopy();
  return (
    <div className="space-y-4">
      {done && (
        <div role="status" className="space-y-1 rounded-xl border border-line p-4">
          <p className="font-bold">{copy.done[done].title}</p>
          <p>{copy.done[done].text}</p>
        </div>
      )}
      {failure && (
        <p role="alert" className="rounded-xl bg-danger-soft p-4 text-danger">
          {copy.failures[failure]}
        </p>
      )}
      {addresses.length === 0 ? (
        empty
      ) : (
        <section className="space-y-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <h2 className="text-lg font-bold">{copy.title}</h2>
              <p className="nums text-sm text-ink-soft">{copy.count(addresses.length, MOST_ADDRESSES)}</p>
            </div>
            {addresses.length < MOST_ADDRESSES && (
              <Link to={NEW_ADDRESS_PATH} className="button button-primary">
                <Icon name="plus" className="size-5" />
                {copy.add}
              </Link>
            )}
          </div>
          {addresses.length >= MOST_ADDRESSES && <p>{copy.full}</p>}
          <ul className="grid gap-4 lg:grid-cols-2">
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
