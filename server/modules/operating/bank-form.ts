import { z } from 'zod';
import {
  AMOUNT_FORMS,
  type BankForm,
  DATE_FORMS,
  DELIMITER_IDS,
  type FormFault,
  readColumns,
} from '#domain/bank/bank-form.ts';
import { typedText } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import { readBankForm, storeBankForm } from '#server/modules/ledger/ledger.ts';

/** The form of the bank was not stored. */
export type BankFormRefusal =
  | { code: 'bank_form_bad'; faults: readonly FormFault[] }
  /** Somebody changed it since the page was shown. */
  | { code: 'bank_form_stale' };

/** Maps the form in which the bank takes files of transfers, for payouts and refunds alike (P-PAY-45). */
export const mapBankForm = defineCommand({
  name: 'operator.bank_form',
  permission: 'operator.money.write',
  needsFreshFactor: true,
  needsReason: true,
  input: z.object({
    columns: typedText('no_text').check(z.maxLength(4000)),
    hasHeadings: z.boolean(),
    delimiter: z.enum(DELIMITER_IDS),
    amount: z.enum(AMOUNT_FORMS),
    date: z.enum(DATE_FORMS),
    /** The version that was shown; 0 for none. */
    seen: z.int().min(0),
  }),
  subjects: async () => [{ kind: 'bank_form', id: '1' }],
  async run(tx, { input: { seen, ...form } }): Promise<Result<Done<BankForm>, BankFormRefusal>> {
    const { faults } = readColumns(form.columns);
    if (faults.length > 0) return { ok: false, error: { code: 'bank_form_bad', faults } };
    const before = await readBankForm(tx);
    if (before.version !== seen || !(await storeBankForm(tx, form, seen)))
      return { ok: false, error: { code: 'bank_form_stale' } };
    return { ok: true, value: { value: form, before: { ...before.form }, after: { ...form } } };
  },
});
