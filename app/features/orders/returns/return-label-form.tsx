import { Form } from 'react-router';
import { COLLECTIONS } from '#domain/orders/seller-tabs.ts';
import { COURIERS, findService, serviceName } from '#domain/shipping/couriers.ts';
import type { ReturnView } from '#server/services.ts';
import { returnCopy } from '../../../copy/return-pages.id.ts';

const copy = returnCopy.send.label;

/** The shop's own courier for goods that go back: booked here, shown while it is awaited, and called off. */
export function ReturnLabelForm({ view: { label, may }, path }: { view: ReturnView; path: string }) {
  if (may.label)
    return (
      <Form method="post" action={path} aria-label={copy.title} className="space-y-3">
        <h3 className="font-bold">{copy.title}</h3>
        <p>{copy.text}</p>
        {label?.state === 'cancelled' && <p className="font-semibold">{copy.cancelled}</p>}
        <fieldset className="space-y-2">
          <legend className="sr-only">{copy.how}</legend>
          {COLLECTIONS.map((collection, index) => (
            <label key={collection} className="flex min-h-11 items-center gap-3">
              <input type="radio" name="collection" value={collection} defaultChecked={index === 0} />
              {copy.collections[collection]}
            </label>
          ))}
        </fieldset>
        <button type="submit" name="intent" value="label" className="button button-primary max-sm:w-full">
          {copy.submit}
        </button>
      </Form>
    );
  if (label?.state !== 'created' && label?.state !== 'booked') return null;
  const service = findService(label.service);
  return (
    <Form method="post" action={path} aria-label={copy.title} className="space-y-3 rounded-2xl bg-sunken p-4">
      <h3 className="font-bold">{copy.title}</h3>
      {label.state === 'created' ? (
        <p>{copy.booking}</p>
      ) : (
        <p className="wrap-anywhere">
          {service ? serviceName(service) : COURIERS[label.courier].name}{' '}
          <span className="nums font-semibold">{label.waybill}</span>
          <span className="block">{copy.booked[label.collection]}</span>
        </p>
      )}
      {label.isToCancel ? (
        <p>{copy.dropping}</p>
      ) : (
        may.dropLabel && (
          <button type="submit" name="intent" value="drop_label" className="button button-quiet">
            {copy.drop}
          </button>
        )
      )}
    </Form>
  );
}
