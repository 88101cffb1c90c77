import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { formatCalendarDate } from '#domain/format-date.ts';
import { REGISTER_SHOP_PATH } from '#domain/paths.ts';
import { REFUND_BANKS } from '#domain/payments/refund-account.ts';
import { AGREEMENT_VERSION, type RegistrationField } from '#domain/shops/registration.ts';
import { SHOP_NAME_LENGTH } from '#domain/shops/shop-name.ts';
import { sellerAgreement } from '../../content/seller-agreement.id.ts';
import { addressCopy } from '../../copy/addresses.id.ts';
import { sellingRegisterCopy as copy } from '../../copy/selling-register.id.ts';
import { type TextControl, TextField } from '../../ui/text-field.tsx';
import { useFocusFault } from '../../ui/use-focus-fault.ts';
import { AddressFields } from '../addresses/address-fields.tsx';
import { EMPTY_DRAFT } from '../addresses/posted-address.ts';
import type { RegistrationAnswer } from './take-registration-form.ts';

/** Whom couriers meet is not a recipient. */
const pickupCopy = { ...addressCopy, names: { ...addressCopy.names, recipient: copy.pickupContact } };

const NO_FAULTS: RegistrationAnswer['faults'] = {};

/** What the page says of a name while it is typed. */
export type JudgedName = keyof typeof copy.judged | null;

/** The form that opens a shop. */
export function RegistrationForm({ answer }: { answer: RegistrationAnswer | null }) {
  const faults = answer?.faults ?? NO_FAULTS;
  const pickup = answer?.pickup ?? EMPTY_DRAFT;
  const form = useFocusFault(useMemo(() => Object.assign({}, faults, pickup.faults), [faults, pickup]));
  const { judged, judge } = useJudgedName();
  const field = (name: RegistrationField, control: TextControl, hint?: string, isMended = false) => (
    <TextField
      texts={{
        name,
        label: copy.fields[name],
        optionalText: name === 'businessId' ? copy.optional : null,
        hint,
        faultText: (isMended ? undefined : faults[name]) ?? null,
      }}
      control={{ autoComplete: 'off', defaultValue: answer?.typed[name] ?? '', ...control }}
    />
  );
  return (
    <Form
      ref={form}
      method="post"
      action={REGISTER_SHOP_PATH}
      noValidate
      aria-label={copy.title}
      className="space-y-5"
    >
      <Part title={copy.parts.shop}>
        <div
          className="space-y-1.5"
          onInput={({ target }) => target instanceof HTMLInputElement && judge(target.value)}
        >
          {field(
            'name',
            { maxLength: SHOP_NAME_LENGTH.max, autoComplete: 'organization' },
            copy.hints.name,
            judged !== null,
          )}
          <p
            role="status"
            className={`text-sm font-semibold empty:hidden ${judged === 'free' ? 'text-success' : 'text-danger'}`}
          >
            {judged && copy.judged[judged]}
          </p>
        </div>
      </Part>
      <Part title={copy.parts.owner}>
        {field('legalName', { maxLength: 60, autoComplete: 'name' }, copy.hints.legalName)}
        {field('taxId', { maxLength: 25, inputMode: 'numeric' }, copy.hints.taxId)}
        {field('businessId', { maxLength: 20, inputMode: 'numeric' }, copy.hints.businessId)}
      </Part>
      <Part title={copy.parts.pickup} text={copy.pickupText}>
        <AddressFields copy={pickupCopy} draft={pickup} hasLabel={false} />
      </Part>
      <Part title={copy.parts.account} text={copy.accountText}>
        {field('bank', { maxLength: 40, list: 'bank-toko-baru' })}
        <datalist id="bank-toko-baru">
          {REFUND_BANKS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {field('number', { maxLength: 30, inputMode: 'numeric' })}
        {field('again', { maxLength: 30, inputMode: 'numeric' })}
      </Part>
      <Part title={copy.parts.agreement}>
        <div className="space-y-3 text-sm">
          <p className="font-semibold">
            {sellerAgreement.title}, {sellerAgreement.version(formatCalendarDate(AGREEMENT_VERSION))}
          </p>
          <ol className="list-decimal space-y-2 pl-5">
            {sellerAgreement.paragraphs.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="agreed"
            value={AGREEMENT_VERSION}
            defaultChecked={answer?.isAgreed ?? false}
            aria-invalid={faults['agreed'] ? true : undefined}
            className="size-6 shrink-0"
          />
          {copy.agree}
        </label>
        {faults['agreed'] && <p className="text-sm font-semibold text-danger">{faults['agreed']}</p>}
      </Part>
      <button type="submit" className="button button-primary max-sm:w-full">
        {copy.send}
      </button>
    </Form>
  );
}

const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section aria-label={title} className="card space-y-4 p-4 sm:p-5">
    <h2 className="text-lg font-bold">{title}</h2>
    {text && <p className="text-ink-soft">{text}</p>}
    {children}
  </section>
);

/** How long nobody types before a name is looked up, in ms. */
const REST_MS = 400;

/** Looks a name up while it is typed. */
function useJudgedName() {
  const fetcher = useFetcher<{ judged: JudgedName }>();
  const [isAsked, setAsked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function judge(name: string) {
    clearTimeout(timer.current);
    setAsked(false);
    timer.current = setTimeout(() => {
      setAsked(true);
      void fetcher.load(`${REGISTER_SHOP_PATH}?${new URLSearchParams({ nama: name })}`);
    }, REST_MS);
  }
  return { judged: isAsked && fetcher.state === 'idle' ? (fetcher.data?.judged ?? null) : null, judge };
}
