import { sellingCopy } from '../../copy/selling.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { Link } from '../../ui/link.tsx';
import { Outcome } from '../desk/outcome.tsx';
import { SHOP_ORDER_NOTICES, type ShopOrderNotice } from './order-intents.ts';

/** What came of the last form about orders: from the address when it was done, from the answer when it was refused. */
export function Notice({ search, refused }: { search: URLSearchParams; refused: string | null }) {
  const told = doneOf(search);
  return (
    <Outcome>
      {refused !== null && <RefusedNotice text={refused} />}
      {refused === null && told && <DoneNotice text={sellingCopy.done[told.done](told.count)} />}
    </Outcome>
  );
}

/** What an address says was done with orders, and with how many; null where it says nothing. */
export function doneOf(search: URLSearchParams): { done: ShopOrderNotice; count: number } | null {
  const done = SHOP_ORDER_NOTICES.find((known) => known === search.get('done'));
  const count = Number(search.get('n') ?? 1);
  return done && Number.isInteger(count) && count > 0 ? { done, count } : null;
}

/** Why a form changed nothing. */
export const RefusedNotice = ({ text }: { text: string }) => (
  <p role="alert" className="card flex gap-3 p-4 font-semibold text-danger">
    <Icon name="circle-alert" className="size-5 shrink-0" />
    <span>
      <InlineText text={text} />
    </span>
  </p>
);

/** What a form did. */
export const DoneNotice = ({ text }: { text: string }) => (
  <p role="status" className="card flex gap-3 p-4 font-semibold text-success">
    <Icon name="circle-check" className="size-5 shrink-0" />
    <span>
      <InlineText text={text} />
    </span>
  </p>
);

/** A row of a list that was ticked and left as it was. */
export interface LeftRow {
  id: string;
  name: string;
  /** Where it is looked at; null where there is no page of it. */
  to: string | null;
  why: string;
}

/** Most rows that are named at once; more are counted by their reasons, and unfolded. */
const MOST_NAMED = 10;

/** What of the ticked rows was left as it was, each with its reason. */
export const LeftNotice = ({ title, rows }: { title: string; rows: readonly LeftRow[] }) => (
  <div role="alert" className="card flex gap-3 p-4 text-danger">
    <Icon name="circle-alert" className="size-5 shrink-0" />
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      {rows.length <= MOST_NAMED ? (
        <LeftRows rows={rows} />
      ) : (
        <>
          {[...new Set(rows.map(({ why }) => why))].map((why) => (
            <p key={why}>{sellingCopy.left.reason(why, rows.filter((row) => row.why === why).length)}</p>
          ))}
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              {sellingCopy.left.open}
            </summary>
            <LeftRows rows={rows} />
          </details>
        </>
      )}
    </div>
  </div>
);

const LeftRows = ({ rows }: { rows: readonly LeftRow[] }) => (
  <ul className="wrap-anywhere">
    {rows.map(({ id, name, to, why }) => (
      <li key={id}>
        {to === null ? (
          name
        ) : (
          <Link to={to} className="link inline-flex min-h-11 items-center">
            {name}
          </Link>
        )}
        {`: ${why}`}
      </li>
    ))}
  </ul>
);
