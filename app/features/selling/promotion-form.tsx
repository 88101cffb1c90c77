import { Form } from 'react-router';
import { newPromotionPath } from '#domain/paths.ts';
import type { PromotableProduct } from '#server/services.ts';
import { newPromotionCopy as copy } from '../../copy/selling-promotions.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { PromotionAnswer } from './take-promotion-form.ts';

/** Price, time and postage of a promotion of one product. */
export function PromotionForm({
  shop,
  product: { id, name, choices },
  answer,
}: {
  shop: number;
  product: PromotableProduct;
  answer: PromotionAnswer | null;
}) {
  const typed = (field: string) => answer?.typed[field] ?? '';
  const faultOf = (field: string): string | null => {
    const code = answer?.faults[field];
    return code ? copy.fault(code) : null;
  };
  const moments = [
    { name: 'starts', label: copy.starts, hint: copy.startsHint, optional: copy.optional },
    { name: 'ends', label: copy.ends, hint: copy.endsHint, optional: null },
  ];
  const offerFault = faultOf('offer');
  return (
    <Form method="post" action={newPromotionPath(shop, { product: id })} className="max-w-3xl space-y-5">
      <p className="text-lg font-bold wrap-anywhere">{name}</p>
      <fieldset className="card space-y-4 p-4 sm:p-5">
        <legend className="sr-only">{copy.prices}</legend>
        <h2 className="text-lg font-bold">{copy.prices}</h2>
        {offerFault && <p className="font-semibold text-danger">{offerFault}</p>}
        <TextField
          texts={{
            name: 'percent',
            label: copy.percent,
            optionalText: copy.optional,
            hint: copy.percentHint,
            faultText: faultOf('percent'),
          }}
          control={{
            inputMode: 'numeric',
            autoComplete: 'off',
            maxLength: 3,
            defaultValue: typed('percent'),
          }}
        />
        <ul className="space-y-4">
          {choices.map(({ sku, options, price, lowest }) => (
            <li key={sku}>
              <input type="hidden" name="sku" value={sku} />
              <TextField
                texts={{
                  name: `price-${sku}`,
                  label: copy.priceOf(options.join(', ')),
                  optionalText: copy.optional,
                  hint: `${copy.now(price)}. ${lowest < price ? copy.lowest(lowest) : copy.struck(lowest)}`,
                  faultText: faultOf(`price-${sku}`),
                }}
                control={{ inputMode: 'numeric', autoComplete: 'off', defaultValue: typed(`price-${sku}`) }}
              />
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">{copy.struckText}</p>
      </fieldset>
      <fieldset className="card space-y-4 p-4 sm:p-5">
        <legend className="sr-only">{copy.time}</legend>
        <h2 className="text-lg font-bold">{copy.time}</h2>
        {moments.map(({ name: field, label, hint, optional }) => (
          <TextField
            key={field}
            texts={{ name: field, label, optionalText: optional, hint, faultText: faultOf(field) }}
            control={{ type: 'datetime-local', defaultValue: typed(field) }}
          />
        ))}
      </fieldset>
      <div className="card space-y-2 p-4 sm:p-5">
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            name="shipping"
            value="on"
            defaultChecked={typed('shipping') === 'on'}
            className="size-6 shrink-0"
          />
          {copy.shipping}
        </label>
        <p className="text-sm text-ink-soft">{copy.shippingHint}</p>
      </div>
      <button type="submit" className="button button-primary max-sm:w-full">
        {copy.save}
      </button>
    </Form>
  );
}
