import type { AccountFault, AccountFaults } from '#domain/forms/account-fault.ts';
import type { AccountForm } from '#domain/forms/account-forms.ts';
import { useForm } from '../../ui/use-form.ts';

/** What was typed, by the name of the field. */
type Typed = Readonly<Record<string, string>>;

function textsIn(values: FormData): Typed {
  return Object.fromEntries(
    [...values].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The validation, with zod: comes once a field has the focus. */
const loadCheck = () => import('#domain/forms/account-forms.ts');

/**
 * A form of the account with the check of its name.
 * @param send deals with what was typed and answers with the faults that the service found
 * @param posted faults that the server found when the form was posted without scripts
 */
export function useAccountForm(
  name: AccountForm,
  send: (typed: Typed) => Promise<AccountFaults | null>,
  posted?: AccountFaults,
) {
  return useForm<AccountFault>({
    prepare: () => void loadCheck().catch(() => {}),
    posted,
    check: async (values) => (await loadCheck()).accountFaults(name, textsIn(values)),
    send: (values) => send(textsIn(values)),
  });
}
