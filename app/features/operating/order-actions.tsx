import { Form } from 'react-router';
import { formatRupiah } from '#domain/format.ts';
import { BEARERS, REFUND_REASONS } from '#domain/ledger/refund-sources.ts';
import { rupiah } from '#domain/money.ts';
import { BEARER_NAMES, GOODS_NAMES } from '#domain/operating/choice-names.ts';
import { SELLER_REASONS } from '#domain/orders/cancel-reasons.ts';
import { piecesLeft } from '#domain/orders/returnable.ts';
import { RETURN_REASON_WORDS } from '#domain/returns/reason-words.ts';
import type { OperatorOrderView } from '#server/services.ts';
import { operatingActionsCopy as copy } from '../../copy/operating-actions.id.ts';
import { operatingOrdersCopy } from '../../copy/operating-orders.id.ts';
import { REASON_WORDS } from '../../copy/order-events.id.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ChoiceField, CommandForm, type FormGround, plainField } from './command-form.tsx';

export interface ActionsProps {
  view: OperatorOrderView;
  ground: FormGround;
  /** Whether whoever looks may move money. */
  mayMoveMoney: boolean;
}

/** What can be done with an order now. */
export function OrderActions(props: ActionsProps) {
  const { view, ground, mayMoveMoney } = props;
  const { order, attempts, parcels } = view;
  const { state } = order;
  const isMissing = order.missingSince !== null;
  const isCancellable = state === 'new' || state === 'accepted' || state === 'packed';
  const hasParcel = parcels.some((parcel) => parcel.state !== 'cancelled');
  const isOver = view.orders.every(({ state: one }) => one === 'completed' || one === 'cancelled');
  const canBeLost = state === 'shipped' || (state === 'delivered' && isMissing && order.method !== 'cod');
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{operatingOrdersCopy.order.actions}</h2>
      {view.disputed > 0 && (
        <p className="font-semibold text-danger">
          {operatingOrdersCopy.order.disputed(formatRupiah(rupiah(view.disputed)))}
          {!isOver && ` ${operatingOrdersCopy.order.disputeWaits}`}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Form method="post" action={ground.action}>
          <button type="submit" name="intent" value="show_contact" className="button button-quiet">
            {copy.showContact}
          </button>
        </Form>
        {attempts.some(({ method, state: tried }) => method !== 'transfer' && tried !== 'created') && (
          <Form method="post" action={ground.action}>
            <button
              type="submit"
              name="intent"
              value="ask"
              title={copy.askHint}
              className="button button-quiet"
            >
              {copy.ask}
            </button>
          </Form>
        )}
        {order.cancelAnswerBy !== null && (
          <CommandForm ground={ground} intent="decline" words={copy.decline} />
        )}
        {isCancellable && (
          <CommandForm ground={ground} intent="cancel" words={wordsOf('cancel', order)} needsCode>
            {(typed) => (
              <>
                <ChoiceField
                  name="why"
                  label={copy.why}
                  empty={copy.chooseWhy}
                  choices={SELLER_REASONS.map((reason) => [reason, REASON_WORDS[reason]])}
                  typed={typed}
                />
                <p className="text-sm text-ink-soft">{copy.noStockHint}</p>
              </>
            )}
          </CommandForm>
        )}
        {(state === 'shipped' || (state === 'delivered' && isMissing)) && (
          <CommandForm ground={ground} intent="deliver" words={copy.deliver} />
        )}
        {state === 'shipped' && hasParcel && (
          <CommandForm ground={ground} intent="returned" words={wordsOf('returned', order)} needsCode />
        )}
        {canBeLost && hasParcel && (
          <CommandForm ground={ground} intent="lost" words={wordsOf('lost', order)} needsCode />
        )}
        {mayMoveMoney && <MoneyActions {...props} isOver={isOver} />}
      </div>
    </section>
  );
}

/** What is asked before an order ends: with cash on delivery nobody has paid yet. */
function wordsOf(step: 'cancel' | 'returned' | 'lost', { method }: OperatorOrderView['order']) {
  const words = copy[step];
  return method === 'cod' ? { ...words, text: copy.atDoor[step] } : words;
}

const NOT_PAID: readonly string[] = ['unpaid', 'unconfirmed', 'waiting'];

/** @param isOver all orders of the purchase are completed or cancelled */
function MoneyActions({ view, ground, isOver }: ActionsProps & { isOver: boolean }) {
  const { order, attempts, disputed, goodwillLeft } = view;
  const hasArrived =
    (order.state === 'delivered' || order.state === 'completed') &&
    order.missingSince === null &&
    order.returnId === null;
  return (
    <>
      {attempts.some(({ method }) => method === 'transfer') && (
        <CommandForm ground={ground} intent="transfer" words={copy.transfer} needsCode>
          {(typed) => <TransferFields typed={typed} />}
        </CommandForm>
      )}
      {hasArrived && (
        <CommandForm ground={ground} intent="refund" words={copy.refund} needsCode>
          {(typed) => <RefundFields view={view} typed={typed} />}
        </CommandForm>
      )}
      {!NOT_PAID.includes(order.state) && goodwillLeft > 0 && (
        <CommandForm ground={ground} intent="goodwill" words={copy.goodwill} needsCode>
          {(typed) => (
            <>
              <TextField
                texts={plainField(
                  'amount',
                  copy.amount,
                  copy.goodwillLeft(formatRupiah(rupiah(goodwillLeft))),
                )}
                control={{ inputMode: 'numeric', maxLength: 20, defaultValue: typed['amount'] ?? '' }}
              />
              <ReferenceField typed={typed} />
            </>
          )}
        </CommandForm>
      )}
      {disputed > 0 && isOver && (
        <CommandForm ground={ground} intent="dispute" words={copy.dispute} look="button-primary" needsCode>
          {(typed) => (
            <ChoiceField
              name="bears"
              label={copy.bearer}
              choices={(['provider', 'shop', 'seller'] as const).map((one) => [one, BEARER_NAMES[one]])}
              typed={typed}
            />
          )}
        </CommandForm>
      )}
    </>
  );
}

const money = (amount: number) => formatRupiah(rupiah(amount));

type Typed = Readonly<Record<string, string>>;

const ReferenceField = ({ typed }: { typed: Typed }) => (
  <TextField
    texts={plainField('reference', copy.reference, copy.referenceHint)}
    control={{ maxLength: 80, autoComplete: 'off', defaultValue: typed['reference'] ?? '' }}
  />
);

function TransferFields({ typed }: { typed: Typed }) {
  return (
    <>
      <TextField
        texts={plainField('amount', copy.amount, copy.amountHint)}
        control={{ inputMode: 'numeric', maxLength: 20, defaultValue: typed['amount'] ?? '' }}
      />
      <TextField
        texts={plainField('reference', copy.bankReference, copy.bankReferenceHint)}
        control={{ maxLength: 200, autoComplete: 'off', defaultValue: typed['reference'] ?? '' }}
      />
      <TextField
        texts={plainField('at', copy.at, copy.atHint, copy.optional)}
        control={{ type: 'datetime-local', defaultValue: typed['at'] ?? '' }}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="again"
          value="1"
          defaultChecked={typed['again'] === '1'}
          className="size-6 shrink-0"
        />
        {copy.again}
      </label>
    </>
  );
}

function RefundFields({ view: { order, allBack }, typed }: { view: OperatorOrderView; typed: Typed }) {
  return (
    <>
      <p className="font-semibold">{copy.allBack(money(allBack.goods), money(allBack.shipping))}</p>
      {order.lines.map((line) => {
        const { position, name, options } = line;
        const left = piecesLeft(line);
        if (left <= 0) return null;
        const field = `pieces-${position}`;
        return (
          <TextField
            key={position}
            texts={plainField(
              field,
              copy.pieces(options === '' ? name : `${name}, ${options}`),
              copy.piecesHint(left, money(line.price)),
              copy.optional,
            )}
            control={{ inputMode: 'numeric', maxLength: 5, defaultValue: typed[field] ?? '' }}
          />
        );
      })}
      <ChoiceField
        name="cause"
        label={copy.cause}
        choices={REFUND_REASONS.map((reason) => [reason, RETURN_REASON_WORDS[reason]])}
        typed={typed}
      />
      <ChoiceField
        name="bearer"
        label={copy.bearer}
        choices={BEARERS.map((bearer) => [bearer, BEARER_NAMES[bearer]])}
        typed={typed}
      />
      <ChoiceField name="goods" label={copy.goods} choices={Object.entries(GOODS_NAMES)} typed={typed} />
      <ReferenceField typed={typed} />
    </>
  );
}
