import { operatorOrderPath } from '#domain/paths.ts';
import type { OperatorRefunds } from '#server/services.ts';
import { operatingMoneyCopy as copy } from '../../copy/operating-money.id.ts';
import { operatingOrdersCopy } from '../../copy/operating-orders.id.ts';
import { Link } from '../../ui/link.tsx';
import type { Column } from '../desk/desk-list.tsx';
import { AccountFields } from './account-fields.tsx';
import { CommandForm, type FormGround } from './command-form.tsx';
import { ExportForm, Files, money, when } from './money-parts.tsx';
import { Listed } from './order-money.tsx';

export interface RefundsScreenProps {
  refunds: OperatorRefunds;
  ground: FormGround;
  mayMoveMoney: boolean;
  today: string;
}

/** Refunds that wait for somebody: for a file, for the bank, or for the account of their buyer. */
export function RefundsScreen({
  refunds: { waiting, exported, stuck },
  ground,
  mayMoveMoney,
  today,
}: RefundsScreenProps) {
  return (
    <>
      <Listed
        title={copy.refunds.waiting}
        columns={WAITING}
        rows={waiting}
        keyOf={({ refundId }) => refundId}
        empty={copy.refunds.noneWaiting}
      />
      {mayMoveMoney && waiting.length > 0 && <ExportForm ground={ground} today={today} />}
      {exported.length > 0 && (
        <section id="file" className="space-y-4">
          <h2 className="text-lg font-bold">{copy.refunds.files}</h2>
          <Files
            kind="refunds"
            rows={exported}
            columns={exportedColumns(ground, mayMoveMoney)}
            ground={ground}
            mayMoveMoney={mayMoveMoney}
          />
        </section>
      )}
      <Listed
        title={copy.refunds.stuck}
        columns={stuckColumns(ground, mayMoveMoney)}
        rows={stuck}
        keyOf={({ id }) => id}
        empty={copy.refunds.noneStuck}
      />
    </>
  );
}

const OrderLink = ({ order }: { order: string | null }) =>
  order === null ? (
    copy.noOrder
  ) : (
    <Link to={operatorOrderPath(order)} className="link font-semibold">
      {order}
    </Link>
  );

const ofOrder = { label: copy.columns.order, cell: OrderLink };
const ofAmount = {
  label: copy.columns.amount,
  isNumber: true,
  cell: ({ amount }: { amount: number }) => <span className="nums">{money(amount)}</span>,
} as const;

const WAITING: readonly Column<OperatorRefunds['waiting'][number]>[] = [
  ofOrder,
  ofAmount,
  { label: copy.columns.promised, cell: ({ promisedBy }) => when(promisedBy) },
];

const stuckColumns = (
  ground: FormGround,
  mayMoveMoney: boolean,
): readonly Column<OperatorRefunds['stuck'][number]>[] => [
  ofOrder,
  ofAmount,
  { label: copy.columns.state, cell: ({ state }) => operatingOrdersCopy.order.refundState(state) },
  { label: copy.columns.since, cell: ({ createdAt }) => when(createdAt) },
  {
    label: copy.columns.change,
    cell: ({ id, isOfNobody }) =>
      // Whoever bought something names the account of its refund.
      mayMoveMoney && isOfNobody ? (
        <CommandForm
          ground={ground}
          intent="account"
          words={copy.nameAccount}
          match={{ refund: id }}
          needsCode
        >
          {(typed) => <AccountFields typed={typed} />}
        </CommandForm>
      ) : (
        '–'
      ),
  },
];

type Exported = OperatorRefunds['exported'][number];

const exportedColumns = (ground: FormGround, mayMoveMoney: boolean): readonly Column<Exported>[] => [
  { label: copy.columns.number, cell: ({ id }) => `R${id}` },
  ofOrder,
  ofAmount,
  {
    label: copy.columns.change,
    cell: ({ id, batch }) =>
      mayMoveMoney ? (
        <CommandForm
          ground={ground}
          intent="take_out"
          words={copy.takeOut}
          match={{ batch, transfer: String(id) }}
          needsCode
        />
      ) : (
        '–'
      ),
  },
];
