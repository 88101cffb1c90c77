import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatPhone } from '#domain/addresses/phone.ts';
import { placeText } from '#domain/addresses/place-text.ts';
import { ADDRESSES_PATH, addressPath } from '#domain/paths.ts';
import type { StoredAddress } from '#server/services.ts';
import { Link } from '../../ui/link.tsx';
import { ADDRESS_INTENTS } from './address-intents.ts';
import { useAddressCopy } from './use-address-copy.ts';

/** One address of the book, with what can be done about it. */
export function AddressCard({ address }: { address: StoredAddress }) {
  const { book: copy } = useAddressCopy();
  const name = address.label || copy.unnamed;
  const spoken = `${name}, ${address.recipient}, ${address.street}`;
  return (
    <li className="card space-y-3 p-4 sm:p-5">
      <h3 className="flex flex-wrap items-center gap-2 font-bold wrap-anywhere">
        {name}
        {address.isDefault && <span className="badge bg-brand-soft text-brand">{copy.isDefault}</span>}
      </h3>
      <AddressLines address={address} />
      <div className="flex flex-wrap gap-2">
        <Link
          to={addressPath(address.id)}
          aria-label={copy.of(copy.change, spoken)}
          className="button button-quiet"
        >
          {copy.change}
        </Link>
        {!address.isDefault && (
          <Post intent={ADDRESS_INTENTS.makeDefault} id={address.id}>
            <button
              type="submit"
              aria-label={copy.of(copy.makeDefault, spoken)}
              className="button button-quiet"
            >
              {copy.makeDefault}
            </button>
          </Post>
        )}
        <RemoveButton id={address.id} name={name} spoken={spoken} />
      </div>
    </li>
  );
}

function AddressLines({ address }: { address: StoredAddress }) {
  const { book: copy } = useAddressCopy();
  const { recipient, phone, street, postalCode, landmark, courierNote } = address;
  return (
    <div className="text-ink-soft wrap-anywhere">
      <p>
        <span className="font-semibold text-ink">{recipient}</span> ·{' '}
        <span className="nums whitespace-nowrap">{formatPhone(phone)}</span>
      </p>
      <p>{street}</p>
      <p lang="id">
        {placeText(address)} <span className="nums">{postalCode}</span>
      </p>
      {landmark !== '' && <p>{copy.landmark(landmark)}</p>}
      {courierNote !== '' && <p>{copy.courierNote(courierNote)}</p>}
    </div>
  );
}

/** Asks before an address goes: a popover, so that it asks without scripts, too. */
function RemoveButton({ id, name, spoken }: { id: string; name: string; spoken: string }) {
  const { book: copy } = useAddressCopy();
  const { action, title, text, confirm, cancel } = copy.remove;
  const popover = `hapus-${id}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={popover}
        aria-label={copy.of(action, spoken)}
        className="button button-quiet text-danger"
      >
        {action}
      </button>
      <div
        id={popover}
        popover="auto"
        role="dialog"
        aria-label={title}
        className="m-auto w-[min(100%-2rem,26rem)] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-[oklch(0.2_0.04_280/0.5)]"
      >
        <p className="text-lg font-bold">{title}</p>
        <p className="mt-2 text-ink-soft">{text(name)}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button
            type="button"
            popoverTarget={popover}
            popoverTargetAction="hide"
            className="button button-quiet"
          >
            {cancel}
          </button>
          <Post intent={ADDRESS_INTENTS.remove} id={id}>
            <button type="submit" className="button button-danger">
              {confirm}
            </button>
          </Post>
        </div>
      </div>
    </>
  );
}

/** A form that is one button. */
function Post({ intent, id, children }: { intent: string; id: string; children: ReactNode }) {
  return (
    <Form method="post" action={ADDRESSES_PATH}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {children}
    </Form>
  );
}
