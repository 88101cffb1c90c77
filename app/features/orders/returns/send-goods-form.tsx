import { Form } from 'react-router';
import { formatPhone } from '#domain/addresses/phone.ts';
import { formatRupiah } from '#domain/format.ts';
import { WAYBILL_LIMIT } from '#domain/forms/return.ts';
import { rupiah } from '#domain/money.ts';
import { returnSlipPath } from '#domain/paths.ts';
import { COURIERS } from '#domain/shipping/couriers.ts';
import type { ReturnView } from '#server/services.ts';
import { returnCopy } from '../../../copy/return-pages.id.ts';
import { InlineText } from '../../../ui/inline-text.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusFault } from '../../../ui/use-focus-fault.ts';
import type { ReturnAnswer } from './answer-return-form.ts';
import { ReturnLabelForm } from './return-label-form.tsx';

const copy = returnCopy.send;
const COURIER_LIST = 'kurir-retur';
const NO_FAULTS: ReturnAnswer['faults'] = {};

/** Where the goods go. */
export function SellerAddress({ sendTo }: Pick<ReturnView, 'sendTo'>) {
  if (!sendTo)
    return (
      <p className="font-semibold">
        <InlineText text={copy.noAddress} />
      </p>
    );
  const { contact, phone, address, postalCode } = sendTo;
  return (
    <p className="wrap-anywhere">
      <span className="block text-sm text-ink-soft">{copy.address}</span>
      <span className="font-semibold">{contact}</span> ·{' '}
      <span className="nums whitespace-nowrap">{formatPhone(phone)}</span>
      <span className="block">{address}</span>
      <span className="nums block">{postalCode}</span>
    </p>
  );
}

/** Where and how the goods are sent, and the form that says by which courier. */
export function SendGoodsForm({
  view,
  path,
  answer,
}: {
  view: ReturnView;
  path: string;
  answer: ReturnAnswer | null;
}) {
  const { order, n, number, mostPostage, sendTo, may } = view;
  const faults = answer?.faults ?? NO_FAULTS;
  const form = useFocusFault(faults);
  const field = (name: keyof typeof copy.faults, hint?: string) => ({
    name,
    label: copy[name],
    optionalText: name === 'postage' ? returnCopy.evidence.optional : null,
    hint,
    faultText: faults[name] ?? null,
  });
  const control = (name: keyof typeof copy.faults) => ({
    defaultValue: answer?.typed[name] ?? '',
    maxLength: WAYBILL_LIMIT,
    autoComplete: 'off',
  });
  return (
    <section id="kirim" className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <SellerAddress sendTo={sendTo} />
      <p>{copy.write(number)}</p>
      <Link to={returnSlipPath(order, n)} className="button button-quiet">
        {copy.slip}
      </Link>
      <ReturnLabelForm view={view} path={path} />
      {(may.label || may.dropLabel) && <h3 className="font-bold">{copy.label.otherwise}</h3>}
      <Form ref={form} method="post" action={path} aria-label={copy.title} className="space-y-4">
        <TextField texts={field('courier')} control={{ ...control('courier'), list: COURIER_LIST }} />
        <datalist id={COURIER_LIST}>
          {Object.values(COURIERS).map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <TextField texts={field('waybill')} control={control('waybill')} />
        {mostPostage > 0 ? (
          <TextField
            texts={field('postage', copy.postageHint(formatRupiah(rupiah(mostPostage))))}
            control={{ ...control('postage'), inputMode: 'numeric' }}
          />
        ) : (
          <p className="text-sm text-ink-soft">{copy.noPostage}</p>
        )}
        <button type="submit" name="intent" value="send" className="button button-primary max-sm:w-full">
          {copy.submit}
        </button>
      </Form>
    </section>
  );
}
