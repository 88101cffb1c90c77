import { Form } from 'react-router';
import { operatorCashPath, operatorOrderPath } from '#domain/paths.ts';
import type { CashOverview, NamedClaim } from '#server/services.ts';
import { operatingCashCopy as copy } from '../../copy/operating-settlement.id.ts';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { CommandForm, DecisionFields, type FormGround, plainField } from './command-form.tsx';
import { money, NO_PAGES, when } from './money-parts.tsx';
import { Listed } from './order-money.tsx';
import { courierName } from './settlement-screen.tsx';
import { TICKED } from './take-settlement-form.ts';

/** Most orders that are shown to tick; others are pasted. */
const MOST_SHOWN = 300;

export interface CashScreenProps {
  cash: CashOverview;
  /** The courier whose orders are shown. */
  courier: string | null;
  ground: FormGround;
  mayMoveMoney: boolean;
  today: string;
}

/** Cash that couriers owe, what else they owe, and what they handed over (P-CONSOLE-18). */
export function CashScreen(props: CashScreenProps) {
  const { cash, courier, ground, mayMoveMoney } = props;
  return (
    <>
      <Listed
        title={copy.owed}
        columns={OWED}
        rows={cash.couriers}
        keyOf={({ courier: id }) => id}
        empty={copy.noneOwed}
      />
      {courier !== null && cash.waiting !== null && (
        <Waiting {...props} courier={courier} waiting={cash.waiting} />
      )}
      <Listed
        title={copy.claims.title}
        columns={claimColumns(ground, mayMoveMoney)}
        rows={cash.claims}
        keyOf={({ claim }) => claim}
        empty={copy.claims.none}
      />
      <Listed
        title={copy.remitted.title}
        columns={REMITTED}
        rows={cash.remitted}
        keyOf={({ id }) => id}
        empty={copy.remitted.none}
      />
    </>
  );
}

type Waiting = NonNullable<CashOverview['waiting']>;

/** A courier's orders, and the line of the bank that pays them, as one form without scripts. */
function Waiting({
  courier,
  waiting,
  ground,
  mayMoveMoney,
  today,
}: CashScreenProps & { courier: string; waiting: Waiting }) {
  const refused = ground.refused?.intent === 'remitted' ? ground.refused : null;
  const typed = refused?.typed ?? {};
  const name = courierName(courier);
  const shown = waiting.slice(0, MOST_SHOWN);
  if (waiting.length === 0) return <p className="text-ink-soft">{copy.book.none}</p>;
  return (
    <Form key={JSON.stringify(typed)} method="post" action={ground.action} className="space-y-4">
      <h2 className="text-lg font-bold">{copy.book.waiting(name)}</h2>
      <DeskList
        label={copy.book.waiting(name)}
        columns={waitingColumns(typed, mayMoveMoney)}
        rows={shown}
        keyOf={({ order }) => order}
        pages={NO_PAGES}
      />
      {shown.length < waiting.length && (
        <p className="text-ink-soft">{copy.book.cut(shown.length, waiting.length)}</p>
      )}
      {mayMoveMoney && (
        <section className="card max-w-2xl space-y-4 p-4 sm:p-5">
          <h3 className="font-bold">{copy.book.title(name)}</h3>
          <p className="text-ink-soft">{copy.book.text}</p>
          <p className="text-ink-soft">{copy.book.short}</p>
          <input type="hidden" name="courier" value={courier} />
          <RemittanceFields typed={typed} today={today} />
          <DecisionFields
            typed={typed}
            hasReason={false}
            wantsCode={ground.isStale || refused?.needsCode === true}
          />
          <button type="submit" name="intent" value="remitted" className="button button-primary">
            {copy.book.confirm}
          </button>
        </section>
      )}
    </Form>
  );
}

function RemittanceFields({ typed, today }: { typed: Readonly<Record<string, string>>; today: string }) {
  const { book } = copy;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          texts={plainField('amount', book.amount, book.amountHint)}
          control={{ inputMode: 'numeric', maxLength: 20, defaultValue: typed['amount'] ?? '' }}
        />
        <TextField
          texts={plainField('fee', book.fee, undefined, book.optional)}
          control={{ inputMode: 'numeric', maxLength: 20, defaultValue: typed['fee'] ?? '' }}
        />
        <TextField
          texts={plainField('reference', book.line, book.lineHint)}
          control={{ maxLength: 200, autoComplete: 'off', defaultValue: typed['reference'] ?? '' }}
        />
        <TextField
          texts={plainField('day', book.day)}
          control={{ type: 'date', defaultValue: typed['day'] ?? today }}
        />
      </div>
      <TextField
        texts={plainField('list', book.list, book.listHint, book.optional)}
        control={{ rows: 3, maxLength: 60_000, defaultValue: typed['list'] ?? '' }}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="again"
          value="1"
          defaultChecked={typed['again'] === '1'}
          className="size-6 shrink-0"
        />
        {book.again}
      </label>
    </>
  );
}

const rupiahOf = (amount: number) => <span className="nums">{money(amount)}</span>;
const countOf = (count: number) => <span className="nums">{count}</span>;

const OrderLink = ({ order }: { order: string }) => (
  <Link to={operatorOrderPath(order)} className="link">
    {order}
  </Link>
);

const OWED: readonly Column<CashOverview['couriers'][number]>[] = [
  {
    label: copy.columns.courier,
    isTitle: true,
    cell: ({ courier }) => (
      <Link
        to={operatorCashPath(courier)}
        className="link font-semibold"
        aria-label={copy.choose(courierName(courier))}
      >
        {courierName(courier)}
      </Link>
    ),
  },
  { label: copy.columns.orders, isNumber: true, cell: ({ orders }) => countOf(orders) },
  { label: copy.columns.amount, isNumber: true, cell: ({ amount }) => rupiahOf(amount) },
  { label: copy.columns.oldest, cell: ({ oldest }) => when(oldest) },
];

const waitingColumns = (
  typed: Readonly<Record<string, string>>,
  mayMoveMoney: boolean,
): readonly Column<Waiting[number]>[] => [
  {
    label: copy.columns.order,
    isTitle: true,
    cell: ({ order }) => (
      <div className="flex gap-3">
        {mayMoveMoney && (
          <input
            type="checkbox"
            name={TICKED + order}
            value="1"
            defaultChecked={typed[TICKED + order] === '1'}
            aria-label={copy.book.pick(order)}
            className="size-6 shrink-0"
          />
        )}
        <OrderLink order={order} />
      </div>
    ),
  },
  { label: copy.columns.waybill, cell: ({ waybill }) => waybill ?? '–' },
  { label: copy.columns.since, cell: ({ since }) => when(since) },
  { label: copy.columns.amount, isNumber: true, cell: ({ amount }) => rupiahOf(amount) },
];

const claimColumns = (ground: FormGround, mayMoveMoney: boolean): readonly Column<NamedClaim>[] => [
  {
    label: copy.columns.claim,
    isTitle: true,
    cell: ({ claim, order }) =>
      order === null ? copy.claims.short : <ClaimLink claim={claim} order={order} />,
  },
  { label: copy.columns.courier, cell: ({ courier }) => courierName(courier) },
  { label: copy.columns.at, cell: ({ at }) => when(at) },
  { label: copy.columns.amount, isNumber: true, cell: ({ amount }) => rupiahOf(amount) },
  {
    label: copy.columns.change,
    cell: ({ claim, amount }) =>
      mayMoveMoney ? (
        <CommandForm ground={ground} intent="claim_paid" words={copy.claims.paid} match={{ claim }} needsCode>
          {(typed) => (
            <TextField
              texts={plainField('paid', copy.claims.amount, copy.claims.amountHint)}
              control={{ inputMode: 'numeric', maxLength: 20, defaultValue: typed['paid'] ?? String(amount) }}
            />
          )}
        </CommandForm>
      ) : (
        '–'
      ),
  },
];

const ClaimLink = ({ claim, order }: { claim: string; order: string }) => (
  <Link to={operatorOrderPath(order)} className="link">
    {claim}
  </Link>
);

/** The bank's text, behind the day and the amount of the line's identity. */
const textOf = (id: string): string => id.split(':').slice(3).join(':');

const REMITTED: readonly Column<CashOverview['remitted'][number]>[] = [
  { label: copy.columns.line, isTitle: true, cell: ({ id }) => textOf(id) },
  { label: copy.columns.courier, cell: ({ courier }) => courierName(courier) },
  { label: copy.columns.at, cell: ({ at }) => when(at) },
  { label: copy.columns.orders, isNumber: true, cell: ({ orders }) => countOf(orders) },
  { label: copy.columns.fee, isNumber: true, cell: ({ fee }) => rupiahOf(fee) },
  { label: copy.columns.amount, isNumber: true, cell: ({ amount }) => rupiahOf(amount) },
];
