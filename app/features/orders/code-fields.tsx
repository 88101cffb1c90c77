import { useEffect, useRef } from 'react';
import { postedLine } from '#domain/forms/posted-line.ts';
import type { CodeDemand, TypedCode } from '#server/services.ts';
import { orderCodeCopy as copy } from '../../copy/order-code.id.ts';
import { Field } from '../../ui/field.tsx';
import { InlineText } from '../../ui/inline-text.tsx';

const CODE = 'code';
const AGAIN = 'again';
/** Where a browser without scripts finds the field on the page that answers. */
export const CODE_ANCHOR = 'kode';

/** What was typed into the fields of a code; empty from a form that did not have them yet. */
export const typedCode = (form: FormData): TypedCode => ({
  code: postedLine(form, CODE).slice(0, 20),
  isAgain: form.has(AGAIN),
});

/** The field for the code that was mailed to the contact of an order, inside the form that needs it (P-BUY-70). */
export function CodeFields({ demand: { sentTo, fault, retryAfterS } }: { demand: CodeDemand }) {
  const field = useRef<HTMLInputElement>(null);
  // The answer to a press of a button may stand outside the screen.
  useEffect(() => field.current?.focus(), []);
  const faultText = fault && copy.faults[fault](retryAfterS);
  if (fault === 'no_contact')
    return (
      <p role="alert" className="font-semibold text-danger">
        <InlineText text={copy.faults.no_contact()} />
      </p>
    );
  return (
    <div id={CODE_ANCHOR} className="space-y-3 rounded-2xl bg-sunken p-4">
      <p>{copy.why}</p>
      {fault === null && (
        <p role="status" className="font-semibold">
          {copy.sent(sentTo)}
        </p>
      )}
      <Field name={CODE} label={copy.label} optionalText={null} hint={undefined} faultText={faultText}>
        {(own) => (
          <input
            {...own}
            ref={field}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
          />
        )}
      </Field>
    </div>
  );
}

/** 'Kirim ulang kode': behind the button of the form, which Enter presses. */
export const CodeAgain = () => (
  <button type="submit" name={AGAIN} value="1" formNoValidate className="button button-quiet w-full">
    {copy.again}
  </button>
);
