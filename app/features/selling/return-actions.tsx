import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatRupiah } from '#domain/format.ts';
import { REFUSAL_LIMIT, WAYBILL_LIMIT } from '#domain/forms/return.ts';
import { FORM_FIELDS } from '#domain/media/form-fields.ts';
import { limitsOf } from '#domain/media/purposes.ts';
import { rupiah } from '#domain/money.ts';
import { COLLECTIONS } from '#domain/orders/seller-tabs.ts';
import type { ShopReturn } from '#server/services.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import { sellingReturnsCopy as copy } from '../../copy/selling-returns.id.ts';
import { ConfirmPopover } from '../../ui/confirm-popover.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusFault } from '../../ui/use-focus-fault.ts';
import { PhotosField } from '../media/photos-field.tsx';
import { VideoField } from '../media/video-field.tsx';
import { getsGoods } from '../order-parts/gets-goods.ts';
import type { ShopReturnFaults, ShopReturnIntent } from './take-return-form.ts';

const money = (amount: number) => formatRupiah(rupiah(amount));
const NO_FAULTS: ShopReturnFaults['faults'] = {};

interface FormProps {
  view: ShopReturn;
  action: string;
  /** What is wrong with the last post of this form. */
  answer: ShopReturnFaults | null;
}

/** What the shop can do with a return now. */
export function ReturnActions({ view, action, answer }: FormProps) {
  const { may } = view;
  if (!Object.values(may).includes(true)) return null;
  const own = (intent: ShopReturnIntent) => (answer?.intent === intent ? answer : null);
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      {may.approve && <Approve view={view} action={action} />}
      {may.arrive && <Arrive action={action} answer={own('arrive')} />}
      {may.pass && <Pass view={view} action={action} />}
      {may.offer && <Offer view={view} action={action} answer={own('offer')} />}
      {may.refuse && <Refuse view={view} action={action} answer={own('refuse')} />}
      {may.send_again && <SendAgain action={action} />}
      {may.give_back && <GiveBack view={view} action={action} answer={own('give_back')} />}
    </section>
  );
}

function Approve({ view: { goesBack, exchange, amount }, action }: Omit<FormProps, 'answer'>) {
  const {
    goesBack: sendsBack,
    stays,
    exchange: exchanges,
    exchangeStays,
    exchangeGone,
    ...words
  } = copy.approve;
  const getsMoney = goesBack ? sendsBack : stays(money(amount ?? 0));
  const getsOther = goesBack ? exchanges : exchangeStays;
  const instead = exchange && !exchange.isThere ? `${exchangeGone} ${getsMoney}` : getsOther;
  return (
    <ConfirmPopover
      intent="approve"
      action={action}
      look="button-primary max-sm:w-full"
      words={Object.assign({ text: exchange ? instead : getsMoney }, words)}
    />
  );
}

function Arrive({ action, answer }: Pick<FormProps, 'action' | 'answer'>) {
  const faults = answer?.faults ?? NO_FAULTS;
  const form = useFocusFault(faults);
  return (
    <Form ref={form} method="post" action={action} className="max-w-xl space-y-4">
      <TextField
        texts={{
          name: 'grams',
          label: copy.arrive.grams,
          optionalText: copy.arrive.optional,
          hint: copy.arrive.hint,
          faultText: faults['grams'] ?? null,
        }}
        control={{
          inputMode: 'numeric',
          maxLength: 8,
          autoComplete: 'off',
          defaultValue: answer?.typed['grams'] ?? '',
        }}
      />
      <Submit intent="arrive" label={copy.arrive.submit} />
    </Form>
  );
}

function Pass({ view, action }: Omit<FormProps, 'answer'>) {
  const { text, exchange, restock, ...words } = copy.pass;
  const own = getsGoods(view) ? exchange : { text: text(money(view.amount ?? 0)) };
  return (
    <ConfirmPopover
      intent="pass"
      action={action}
      look="button-primary max-sm:w-full"
      words={{ ...words, ...own }}
    >
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="restocks" defaultChecked className="size-6 shrink-0" />
        {restock}
      </label>
    </ConfirmPopover>
  );
}

/** A form that stands folded until it is needed, or was not taken. */
function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="group border-t border-line pt-2" open={isOpen}>
      <FoldSummary>{title}</FoldSummary>
      <div className="space-y-4 pt-2">{children}</div>
    </details>
  );
}

function Offer({ view: { askedPart }, action, answer }: FormProps) {
  const faults = answer?.faults ?? NO_FAULTS;
  const form = useFocusFault(faults);
  return (
    <Folded title={copy.offer.open} isOpen={answer !== null}>
      <p>{copy.offer.text}</p>
      <Form ref={form} method="post" action={action} className="max-w-xl space-y-4">
        <TextField
          texts={{
            name: 'amount',
            label: copy.offer.amount,
            optionalText: null,
            hint: copy.offer.hint,
            faultText: faults['amount'] ?? null,
          }}
          control={{
            inputMode: 'numeric',
            maxLength: 20,
            autoComplete: 'off',
            defaultValue: answer?.typed['amount'] ?? askedPart ?? '',
          }}
        />
        <Submit intent="offer" label={copy.offer.submit} />
      </Form>
    </Folded>
  );
}

function Refuse({ view, action, answer }: FormProps) {
  const { id, waiting, answer: shown, may } = view;
  const faults = answer?.faults ?? NO_FAULTS;
  const form = useFocusFault(faults);
  const photos = shown.filter(({ kind }) => kind === 'picture').length;
  const known = waiting.map((file) => Object.assign({ isWaiting: true }, file));
  return (
    <Folded title={copy.refuse.open} isOpen={answer !== null}>
      <p>{copy.refuse.text}</p>
      <Form ref={form} method="post" action={action} encType="multipart/form-data" className="space-y-4">
        <TextField
          texts={{
            name: 'text',
            label: copy.refuse.reason,
            optionalText: null,
            hint: copy.refuse.hint,
            faultText: faults['text'] ?? null,
          }}
          control={{ rows: 4, maxLength: REFUSAL_LIMIT, defaultValue: answer?.typed['text'] ?? '' }}
        />
        {may.inspect && <SomePass view={view} answer={answer} />}
        <PhotosField
          purpose="return_answer"
          subject={id}
          known={known.filter(({ kind }) => kind === 'picture')}
          label={copy.refuse.photos}
          optionalText={copy.refuse.optional}
          faultText={faults[FORM_FIELDS.file] ?? null}
          most={(limitsOf('return_answer', 'picture')?.most ?? 0) - photos}
        />
        {!shown.some(({ kind }) => kind === 'video') && (
          <VideoField
            purpose="return_answer"
            subject={id}
            known={known.find(({ kind }) => kind === 'video') ?? null}
          />
        )}
        <Submit intent="refuse" label={copy.refuse.submit} />
      </Form>
    </Folded>
  );
}

/** How many pieces are as they should be, where the others are refused. */
function SomePass({ view: { lines, exchange }, answer }: Pick<FormProps, 'view' | 'answer'>) {
  const fault = answer?.faults['passes'] ?? null;
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{copy.refuse.some}</legend>
      <p className="text-sm text-ink-soft">
        {copy.refuse.someText} {exchange && copy.refuse.someExchange}
      </p>
      {lines.map(({ position, name, options, pieces }) => (
        <TextField
          key={position}
          texts={{
            name: `passes-${position}`,
            label: copy.refuse.passes(options === '' ? name : `${name}, ${options}`, pieces),
            optionalText: null,
            hint: undefined,
            faultText: fault,
          }}
          control={{
            inputMode: 'numeric',
            maxLength: 5,
            autoComplete: 'off',
            defaultValue: answer?.typed[`passes-${position}`] ?? '0',
          }}
        />
      ))}
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="restocks" defaultChecked className="size-6 shrink-0" />
        {copy.pass.restock}
      </label>
    </fieldset>
  );
}

/** Refused goods go to their buyer by a courier that is booked here. */
function SendAgain({ action }: { action: string }) {
  return (
    <>
      <h2 className="text-lg font-bold">{copy.giveBack.title}</h2>
      <p>{copy.giveBack.text}</p>
      <div className="flex flex-wrap gap-3">
        {COLLECTIONS.map((collection) => (
          <Form key={collection} method="post" action={action}>
            <input type="hidden" name="collection" value={collection} />
            <button type="submit" name="intent" value="send_again" className="button button-primary">
              {sellingCopy.actions.collection[collection]}
            </button>
          </Form>
        ))}
      </div>
    </>
  );
}

function GiveBack({ action, answer }: FormProps) {
  const faults = answer?.faults ?? NO_FAULTS;
  const form = useFocusFault(faults);
  return (
    <Folded title={copy.giveBack.own} isOpen={answer !== null}>
      <Form ref={form} method="post" action={action} className="max-w-xl space-y-4">
        {(['courier', 'waybill'] as const).map((name) => (
          <TextField
            key={name}
            texts={{
              name,
              label: copy.giveBack[name],
              optionalText: null,
              hint: undefined,
              faultText: faults[name] ?? null,
            }}
            control={{
              maxLength: WAYBILL_LIMIT,
              autoComplete: 'off',
              defaultValue: answer?.typed[name] ?? '',
            }}
          />
        ))}
        <Submit intent="give_back" label={copy.giveBack.submit} />
      </Form>
    </Folded>
  );
}

const Submit = ({ intent, label }: { intent: ShopReturnIntent; label: string }) => (
  <button type="submit" name="intent" value={intent} className="button button-primary max-sm:w-full">
    {label}
  </button>
);
