import type { OperatorPayouts } from '#server/services.ts';
import { operatingMoneyCopy as copy } from '../../copy/operating-money.id.ts';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Column } from '../desk/desk-list.tsx';
import { CommandForm, type FormGround, plainField } from './command-form.tsx';
import { ExportForm, Files, money, when } from './money-parts.tsx';
import { Listed } from './order-money.tsx';

export interface PayoutsScreenProps {
  payouts: OperatorPayouts;
  ground: FormGround;
  mayMoveMoney: boolean;
  today: string;
}

/** Payouts of shops: what waits, what is in a file, what went out, and which shops are held. */
export function PayoutsScreen({
  payouts: { waiting, exported, done, held },
  ground,
  mayMoveMoney,
  today,
}: PayoutsScreenProps) {
  const words = copy.payouts;
  const keyOf = ({ id }: Payout) => id;
  return (
    <>
      <Listed
        title={words.waiting}
        columns={payoutColumns(ground, mayMoveMoney)}
        rows={waiting}
        keyOf={keyOf}
        empty={words.noneWaiting}
      />
      {mayMoveMoney && waiting.length > 0 && <ExportForm ground={ground} today={today} />}
      {exported.length > 0 && (
        <section id="file" className="space-y-4">
          <h2 className="text-lg font-bold">{words.files}</h2>
          <Files
            kind="payouts"
            rows={exported}
            columns={payoutColumns(ground, mayMoveMoney)}
            ground={ground}
            mayMoveMoney={mayMoveMoney}
          />
        </section>
      )}
      <Listed
        title={words.held}
        columns={heldColumns(ground, mayMoveMoney)}
        rows={held}
        keyOf={({ sellerId }) => sellerId}
        empty={words.noneHeld}
      />
      {mayMoveMoney && (
        <CommandForm ground={ground} intent="hold" words={words.hold} needsCode>
          {(typed) => (
            <TextField
              texts={plainField('shop', words.shopNumber, words.shopNumberHint)}
              control={{ inputMode: 'numeric', maxLength: 9, defaultValue: typed['shop'] ?? '' }}
            />
          )}
        </CommandForm>
      )}
      <Listed title={words.done} columns={payoutColumns(ground, mayMoveMoney)} rows={done} keyOf={keyOf} />
    </>
  );
}

type Payout = OperatorPayouts['waiting'][number];
type Held = OperatorPayouts['held'][number];

const ofShop = {
  label: copy.columns.shop,
  cell: ({ sellerId, shop }: { sellerId: number; shop: string }) => (
    <Link to={`/seller/${sellerId}`} className="link">
      {shop}
    </Link>
  ),
};

const payoutColumns = (ground: FormGround, mayMoveMoney: boolean): readonly Column<Payout>[] => [
  { label: copy.columns.number, cell: ({ id }) => id },
  ofShop,
  {
    label: copy.columns.amount,
    isNumber: true,
    cell: ({ amount }) => <span className="nums">{money(amount)}</span>,
  },
  { label: copy.columns.state, cell: (payout) => <PayoutState payout={payout} /> },
  {
    label: copy.columns.change,
    cell: ({ id, state }) => {
      if (!mayMoveMoney || state === 'returned' || state === 'cancelled') return '–';
      const given = { ground, match: { payout: String(id) }, needsCode: true };
      return state === 'sent' ? (
        <CommandForm {...given} intent="returned" words={copy.payouts.returned} />
      ) : (
        <CommandForm {...given} intent="take_out" words={copy.takeOut} />
      );
    },
  },
];

function PayoutState({ payout: { state, at, reason } }: { payout: Payout }) {
  const words = copy.payouts;
  if (state === 'sent') return words.sentAt(when(at));
  if (state === 'returned')
    return (
      <>
        {words.returnedAt(when(at))}
        <span className="block text-sm text-ink-soft">{reason}</span>
      </>
    );
  return copy.madeAt(when(at));
}

const heldColumns = (ground: FormGround, mayMoveMoney: boolean): readonly Column<Held>[] => [
  ofShop,
  { label: copy.columns.reason, cell: ({ reason }) => reason },
  { label: copy.columns.since, cell: ({ heldAt }) => when(heldAt) },
  {
    label: copy.columns.change,
    cell: ({ sellerId }) =>
      mayMoveMoney ? (
        <CommandForm
          ground={ground}
          intent="release"
          words={copy.payouts.release}
          match={{ shop: String(sellerId) }}
          needsCode
        />
      ) : (
        '–'
      ),
  },
];
