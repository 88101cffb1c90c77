import { type FormEvent, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { INSTALMENT_MONTHS } from '#domain/payments/methods.ts';
import type { CardForm } from '#server/services.ts';
import { paymentCopy } from '../../copy/payment.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { cardToken } from './card-token.ts';

const copy = paymentCopy.card;

/** A card: in the simulator one for tests, else by the provider's script, so that its number never comes to the shop. */
export function CardPanel({ cards: { script, instalmentBanks } }: { cards: CardForm }) {
  if (script) return <RealCard script={script} banks={instalmentBanks} />;
  return (
    <Form method="post" className="space-y-3">
      <p>{copy.test}</p>
      <Instalments banks={instalmentBanks} />
      <input type="hidden" name="token" value="simulated-card" />
      <button type="submit" name="intent" value="card" className="button button-primary w-full">
        {copy.testSubmit}
      </button>
    </Form>
  );
}

function Instalments({ banks }: { banks: readonly string[] }) {
  if (banks.length === 0) return null;
  return (
    <label className="block space-y-1.5">
      <span className="block font-semibold">{copy.instalments}</span>
      <select name="instalment" className="field" defaultValue="">
        <option value="">{copy.full}</option>
        {banks.flatMap((bank) =>
          INSTALMENT_MONTHS.map((months) => (
            <option key={`${bank}-${months}`} value={`${bank}-${months}`}>
              {copy.months(bank, months)}
            </option>
          )),
        )}
      </select>
    </label>
  );
}

function RealCard({ script, banks }: { script: NonNullable<CardForm['script']>; banks: readonly string[] }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const typed = new FormData(event.currentTarget);
    const token = await cardToken(script, {
      number: String(typed.get('card-number')),
      expiry: String(typed.get('card-expiry')),
      cvv: String(typed.get('card-cvv')),
    });
    setBusy(false);
    if (!token.ok) return setFault(token.error === 'refused' ? copy.refused : copy.unavailable);
    const instalment = String(typed.get('instalment') ?? '');
    await submit({ intent: 'card', token: token.value, instalment }, { method: 'post' });
  }
  const field = (name: string, label: string, hint?: string) => (
    <TextField
      texts={{ name, label, optionalText: null, hint, faultText: null }}
      control={{ inputMode: 'numeric', autoComplete: AUTOCOMPLETE[name] ?? 'off' }}
    />
  );
  return (
    <>
      <p className="hidden noscript:block">{copy.needsScripts}</p>
      <form ref={form} onSubmit={pay} className="space-y-3 noscript:hidden">
        <p className="text-sm text-ink-soft">{copy.private}</p>
        {field('card-number', copy.number)}
        {field('card-expiry', copy.expiry, copy.expiryHint)}
        {field('card-cvv', copy.cvv)}
        <Instalments banks={banks} />
        {fault && (
          <p role="alert" className="font-semibold text-danger">
            {fault}
          </p>
        )}
        <button type="submit" aria-disabled={isBusy} className="button button-primary w-full">
          {copy.submit}
        </button>
      </form>
    </>
  );
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  'card-number': 'cc-number',
  'card-expiry': 'cc-exp',
  'card-cvv': 'cc-csc',
};
