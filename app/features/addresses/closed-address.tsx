import { addressCopy } from '../../copy/addresses.id.ts';
import { orderPagesCopy } from '../../copy/order-pages.id.ts';
import { Link } from '../../ui/link.tsx';
import { type AddressDraft, REGION_NAMES } from './posted-address.ts';

const copy = orderPagesCopy.address;
const TYPED = [
  'recipient',
  'phone',
  'street',
  'landmark',
  REGION_NAMES.text,
  'postal_code',
  'courier_note',
] as const;

/** Says that an order's address cannot change any more, with what was typed for it meanwhile. */
export function ClosedAddress({ back, draft }: { back: string; draft: AddressDraft | null }) {
  const typed = TYPED.flatMap((name) => {
    const text = draft?.typed[name] ?? '';
    return text === '' ? [] : [{ name, text }];
  });
  return (
    <div className="card space-y-4 p-5 sm:p-6">
      <p role="alert" className="rounded-2xl bg-danger-soft p-4 text-danger">
        {copy.refusals.too_late}
      </p>
      {typed.length > 0 && (
        <section aria-labelledby="typed-address" className="space-y-3">
          <h2 id="typed-address" className="font-semibold">
            {copy.typed}
          </h2>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
            {typed.map(({ name, text }) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{addressCopy.names[name]}</dt>
                <dd className="wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Link to={back} className="button button-quiet max-sm:w-full">
        {copy.back}
      </Link>
    </div>
  );
}
