import { Form } from 'react-router';
import { shopSettingsPath } from '#domain/paths.ts';
import { REFUND_BANKS } from '#domain/payments/refund-account.ts';
import type { ShopAccount } from '#server/services.ts';
import { sellingMoneyCopy } from '../../copy/selling-money.id.ts';
import { sellingSettingsCopy } from '../../copy/selling-settings.id.ts';
import { ConfirmPopover } from '../../ui/confirm-popover.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusFault } from '../../ui/use-focus-fault.ts';
import { WibTime } from '../order-parts/wib-time.tsx';
import { RefusedNotice } from './notice.tsx';
import type { AccountFaults } from './take-account-form.ts';

const copy = sellingSettingsCopy.account;
const NO_FAULTS: AccountFaults['faults'] = {};

/** Where the account stands on the page of the settings, for links. */
export const ACCOUNT_ID = 'rekening';

/** The account that a shop is paid to, how often, and the way to stop it. */
export function AccountSection({
  shop,
  money: { account, rhythm, heldReason },
  hasFactor,
  answer,
}: {
  shop: number;
  money: Pick<ShopAccount, 'account' | 'rhythm' | 'heldReason'>;
  hasFactor: boolean;
  answer: AccountFaults | null;
}) {
  const own = (intent: AccountFaults['account']) => (answer?.account === intent ? answer : null);
  return (
    <section id={ACCOUNT_ID} className="card scroll-mt-32 space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <p className="text-ink-soft">{copy.text}</p>
      {heldReason !== null && (
        <p className="font-semibold text-danger">
          {copy.held(heldReason)}
          <span className="block font-normal">
            <InlineText text={sellingMoneyCopy.heldAnswer} />
          </span>
        </p>
      )}
      {account ? (
        <p className="font-semibold wrap-anywhere">
          {copy.now(account.bank, account.end, account.holder)}
          {account.waits && (
            <span className="block text-sm font-normal text-ink-soft">
              {copy.from} <WibTime at={account.usableAt} />
            </span>
          )}
        </p>
      ) : (
        <p>{copy.none}</p>
      )}
      {answer?.refused && <RefusedNotice text={answer.refused} />}
      <AccountForm shop={shop} hasFactor={hasFactor} answer={own('account')} />
      <RhythmForm shop={shop} rhythm={rhythm} hasFactor={hasFactor} answer={own('rhythm')} />
      {heldReason === null && (
        <ConfirmPopover intent="stop" action={shopSettingsPath(shop)} look="button-quiet" words={copy.stop} />
      )}
    </section>
  );
}

interface FormProps {
  shop: number;
  hasFactor: boolean;
  answer: AccountFaults | null;
}

function AccountForm({ shop, hasFactor, answer }: FormProps) {
  const faults = answer?.faults ?? NO_FAULTS;
  const form = useFocusFault(faults);
  const fields = [
    { name: 'bank', hint: undefined, control: { maxLength: 40, list: 'bank-toko' } },
    { name: 'number', hint: undefined, control: { maxLength: 30, inputMode: 'numeric' } },
    { name: 'again', hint: undefined, control: { maxLength: 30, inputMode: 'numeric' } },
    { name: 'holder', hint: copy.holderHint, control: { maxLength: 80 } },
  ] as const;
  return (
    <Form
      ref={form}
      method="post"
      action={shopSettingsPath(shop)}
      aria-label={copy.title}
      className="space-y-4"
    >
      {fields.map(({ name, hint, control }) => (
        <TextField
          key={name}
          texts={{ name, label: copy[name], optionalText: null, hint, faultText: faults[name] ?? null }}
          control={{ ...control, autoComplete: 'off', defaultValue: answer?.typed[name] ?? '' }}
        />
      ))}
      <datalist id="bank-toko">
        {REFUND_BANKS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ProofField hasFactor={hasFactor} faults={faults} />
      <button type="submit" name="intent" value="account" className="button button-primary max-sm:w-full">
        {copy.save}
      </button>
    </Form>
  );
}

function RhythmForm({ shop, rhythm, hasFactor, answer }: FormProps & { rhythm: ShopAccount['rhythm'] }) {
  const faults = answer?.faults ?? NO_FAULTS;
  const form = useFocusFault(faults);
  return (
    <details className="group border-t border-line pt-2" open={answer !== null}>
      <FoldSummary>
        {copy.rhythm}: {copy.rhythms[rhythm]}
      </FoldSummary>
      <Form
        ref={form}
        method="post"
        action={shopSettingsPath(shop)}
        aria-label={copy.rhythm}
        className="space-y-4 pt-2"
      >
        <fieldset>
          <legend className="sr-only">{copy.rhythm}</legend>
          {(['daily', 'weekly'] as const).map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="rhythm"
                value={one}
                defaultChecked={(answer?.typed['rhythm'] ?? rhythm) === one}
                className="size-6 shrink-0"
              />
              {copy.rhythms[one]}
            </label>
          ))}
        </fieldset>
        <ProofField hasFactor={hasFactor} faults={faults} />
        <button type="submit" name="intent" value="rhythm" className="button button-quiet max-sm:w-full">
          {copy.saveRhythm}
        </button>
      </Form>
    </details>
  );
}

/** What proves who asks: a code of the second factor, else the password. */
function ProofField({ hasFactor, faults }: { hasFactor: boolean; faults: AccountFaults['faults'] }) {
  const name = hasFactor ? 'code' : 'password';
  return (
    <TextField
      texts={{
        name,
        label: copy[name],
        optionalText: null,
        hint: undefined,
        faultText: faults[name] ?? null,
      }}
      control={
        hasFactor
          ? { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 20 }
          : { type: 'password', autoComplete: 'current-password' }
      }
    />
  );
}
