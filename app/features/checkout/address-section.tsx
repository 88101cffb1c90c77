import { formatPhone } from '#domain/addresses/phone.ts';
import { FORM_LIMITS } from '#domain/forms/limits.ts';
import type { ShownAddress } from '#server/services.ts';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AddressDraft, EMPTY_DRAFT } from '../addresses/posted-address.ts';
import type { CheckoutState } from './checkout-state.ts';
import { fieldFault } from './field-fault.ts';
import { NewAddressFields } from './new-address-fields.tsx';
import { SECTION_IDS } from './section-ids.ts';

const copy = checkoutCopy.address;

/**
 * Where the goods go, and the e-mail for the receipt.
 * @param newAddress what stands in the fields of a new address; null while none is typed
 * @param onRegion hears of its district
 */
export function AddressSection({
  state,
  newAddress,
  onRegion,
  loginPath,
}: {
  state: CheckoutState;
  newAddress: AddressDraft | null;
  onRegion: (code: string) => void;
  loginPath: string;
}) {
  const { page } = state;
  return (
    <section aria-labelledby={SECTION_IDS.address} className="card space-y-4 p-4 sm:p-5">
      <h2 id={SECTION_IDS.address} tabIndex={-1} className="scroll-mt-32 text-lg font-bold outline-none">
        {copy.title}
      </h2>
      {page.userId === null && page.address === null && (
        <p className="text-sm text-ink-soft">
          {copy.guest}{' '}
          <Link to={loginPath} className="link -my-3 inline-flex min-h-11 min-w-11 items-center">
            {copy.login}
          </Link>{' '}
          {copy.loginTo}
        </p>
      )}
      {newAddress === null ? (
        <Book state={state} />
      ) : (
        <NewAddress state={state} draft={newAddress} onRegion={onRegion} />
      )}
      <Email state={state} />
    </section>
  );
}

/**
 * The first address is kept by 'Buat Pesanan' itself, since the figures follow its district (P-BUY-82); without scripts
 * they come with 'Simpan Alamat'.
 */
function NewAddress({
  state: { page },
  draft,
  onRegion,
}: {
  state: CheckoutState;
  draft: AddressDraft;
  onRegion: (code: string) => void;
}) {
  const isFirst = page.address === null;
  return (
    <div className="space-y-4">
      <input type="hidden" name="address" value="new" />
      <NewAddressFields key={draft === EMPTY_DRAFT ? 'new' : 'again'} draft={draft} onRegion={onRegion} />
      <div className={`flex-wrap gap-3 ${isFirst ? 'hidden noscript:flex' : 'flex'}`}>
        {/* The e-mail below may still be empty; what the address lacks is told beside its fields. */}
        <button type="submit" name="intent" value="address" formNoValidate className="button button-quiet">
          {copy.save}
        </button>
        {!isFirst && (
          <Link to={page.path} preventScrollReset className="button">
            {copy.cancel}
          </Link>
        )}
      </div>
    </div>
  );
}

/** The chosen address; the others of the book are behind 'Ubah Alamat'. */
function Book({ state: { page } }: { state: CheckoutState }) {
  const { address, book } = page;
  if (!address) return null;
  const others = address.id === null ? [address, ...book] : book;
  return (
    <>
      <div className="flex gap-3">
        <Icon name="map-pin" className="mt-0.5 size-5 shrink-0 text-brand" />
        <AddressText address={address} />
      </div>
      <details className="group">
        <summary className="link flex min-h-11 items-center">{copy.change}</summary>
        <fieldset className="space-y-2 pt-2">
          <legend className="sr-only">{copy.change}</legend>
          {others.map((one) => (
            <label
              key={one.id ?? 'typed'}
              className="flex min-h-11 items-start gap-3 rounded-xl border border-line p-3 has-checked:border-brand"
            >
              <input
                type="radio"
                name="address"
                value={one.id ?? ''}
                defaultChecked={one.id === address.id}
                className="mt-0.5 size-5 shrink-0"
              />
              <AddressText address={one} />
            </label>
          ))}
          <div className="flex flex-wrap gap-3 pt-1">
            <button
              type="submit"
              name="intent"
              value="save"
              formNoValidate
              className="button button-quiet hidden noscript:inline-flex"
            >
              {copy.use}
            </button>
            <button
              type="submit"
              name="intent"
              value="new-address"
              formNoValidate
              className="button button-quiet"
            >
              <Icon name="plus" className="size-5" />
              {copy.add}
            </button>
          </div>
        </fieldset>
      </details>
    </>
  );
}

function AddressText({ address }: { address: ShownAddress }) {
  const { recipient, phone, street, regionName: place, postalCode, landmark } = address;
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">
        {recipient} <span className="font-normal whitespace-nowrap text-ink-soft">{formatPhone(phone)}</span>
      </p>
      <p className="text-sm whitespace-pre-line">{street}</p>
      <p className="text-sm text-ink-soft">
        {place} {postalCode}
      </p>
      {landmark !== '' && <p className="text-sm text-ink-soft">{copy.landmark(landmark)}</p>}
    </div>
  );
}

function Email({ state }: { state: CheckoutState }) {
  const { page, typed, wasPlaced } = state;
  const isMissing = wasPlaced && page.email === '';
  return (
    <TextField
      texts={{
        name: 'email',
        label: checkoutCopy.email.label,
        hint: checkoutCopy.email.hint,
        optionalText: null,
        faultText:
          fieldFault(state, 'email', FORM_LIMITS.email) ?? (isMissing ? checkoutCopy.email.required : null),
      }}
      control={{ type: 'email', autoComplete: 'email', defaultValue: typed['email'] ?? page.email }}
    />
  );
}
