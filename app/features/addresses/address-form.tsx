import { Form, useSubmit } from 'react-router';
import type { FieldError } from '#domain/forms/field-error.ts';
import { ADDRESSES_PATH, addressPath, NEW_ADDRESS_PATH } from '#domain/paths.ts';
import type { AddressFailure } from '#server/services.ts';
import { Link } from '../../ui/link.tsx';
import { useForm } from '../../ui/use-form.ts';
import { AddressFields } from './address-fields.tsx';
import { ADDRESS_INTENTS } from './address-intents.ts';
import type { AddressDraft } from './posted-address.ts';
import { useAddressCopy } from './use-address-copy.ts';

/** The check, with zod: comes once a field has the focus. */
const loadCheck = () => import('./check-address.ts');

/** Adds an address, or changes the one of an id. Wants a `key` that changes with the draft. */
export function AddressForm({
  id,
  isDefault,
  draft,
  failure,
}: {
  id: string | null;
  /** It is the default already, and stays it until another one is made so. */
  isDefault: boolean;
  draft: AddressDraft;
  failure: AddressFailure | null;
}) {
  const { book, fields } = useAddressCopy();
  const copy = book.form;
  const submit = useSubmit();
  const title = id === null ? copy.add : copy.change;
  const action = id === null ? NEW_ADDRESS_PATH : addressPath(id);
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
    <section className="card space-y-5 p-5 sm:p-6">
      <h2 className="text-lg font-bold">{title}</h2>
      {failure !== null && (
        <p role="alert" className="rounded-xl bg-danger-soft p-4 text-danger">
          {book.failures[failure]}
        </p>
      )}
      <Form {...formProps} method="post" action={action} aria-label={title} className="space-y-4">
        <input type="hidden" name="intent" value={ADDRESS_INTENTS.save} />
        <input type="hidden" name="id" value={id ?? ''} />
        <AddressFields copy={fields} draft={{ ...draft, faults }} asksDefault={!isDefault} />
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            aria-disabled={isSending}
            className="button button-primary aria-disabled:opacity-70 max-sm:w-full"
          >
            {isSending ? copy.saving : copy.save}
          </button>
          <Link to={ADDRESSES_PATH} className="button button-quiet max-sm:w-full">
            {copy.cancel}
          </Link>
        </div>
      </Form>
    </section>
  );
}
