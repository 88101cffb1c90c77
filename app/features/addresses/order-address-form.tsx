import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import type { FieldError } from '#domain/forms/field-error.ts';
import { addressCopy } from '../../copy/addresses.id.ts';
import { orderPagesCopy } from '../../copy/order-pages.id.ts';
import { Link } from '../../ui/link.tsx';
import { useForm } from '../../ui/use-form.ts';
import { AddressFields } from './address-fields.tsx';
import type { AddressDraft } from './posted-address.ts';

const copy = orderPagesCopy.address;

/** The check, with zod: comes once a field has the focus. */
const loadCheck = () => import('./check-address.ts');

/** Sends an order elsewhere. Wants a `key` that changes with the draft. */
export function OrderAddressForm({
  action,
  back,
  text,
  draft,
  refusal,
  code,
  again,
}: {
  /** Path that it posts to. */
  action: string;
  /** The order's page. */
  back: string;
  /** What it applies to. */
  text: string;
  draft: AddressDraft;
  /** Why the address was not taken, where no field is at fault. */
  refusal: string | null;
  /** The field for a mailed code, and the button for another one, where it needs one. */
  code: ReactNode;
  again: ReactNode;
}) {
  const submit = useSubmit();
  const { isSending, faults, formProps } = useForm<FieldError>({
    prepare: () => void loadCheck().catch(() => {}),
    posted: draft.faults,
    check: async (values) => (await loadCheck()).checkAddress(values),
    send: async (values) => {
      await submit(values, { method: 'post', action });
      return null;
    },
  });
  return (
    <Form
      {...formProps}
      method="post"
      action={action}
      aria-label={copy.title}
      className="card space-y-4 p-5 sm:p-6"
    >
      {refusal !== null && (
        <p role="alert" className="rounded-2xl bg-danger-soft p-4 text-danger">
          {refusal}
        </p>
      )}
      <p className="text-ink-soft">{text}</p>
      <AddressFields copy={addressCopy} draft={{ ...draft, faults }} hasLabel={false} />
      {code}
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          aria-disabled={isSending}
          className="button button-primary aria-disabled:opacity-70 max-sm:w-full"
        >
          {isSending ? copy.saving : copy.save}
        </button>
        <Link to={back} className="button button-quiet max-sm:w-full">
          {copy.back}
        </Link>
      </div>
      {again}
    </Form>
  );
}
