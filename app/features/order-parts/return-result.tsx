import type { ReactNode } from 'react';
import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import type { ShopReturn } from '#server/services.ts';
import { returnResultCopy as copy } from '../../copy/return-result.id.ts';

type Result = ShopReturn['result'];
type Decision = Result['decisions'][number];

const money = (amount: number) => formatRupiah(rupiah(amount));

/** What Lokapasar decided about a return, and what it paid at whose cost; nothing before there is any. */
export function ReturnResult<Decided extends Decision>({
  result: { decisions, paid },
  nameOf,
}: {
  result: { decisions: readonly Decided[]; paid: Result['paid'] };
  /** Who decided. */
  nameOf: (decision: Decided) => string;
}) {
  if (decisions.length === 0 && paid === null) return null;
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{decisions.length === 0 ? copy.title : copy.decided}</h2>
      {decisions.map((decision) => (
        <DecisionPart key={decision.at.getTime()} decision={decision} outcomes={copy.outcomes}>
          {copy.by(`${formatDateTime(decision.at)} WIB`, nameOf(decision))}
        </DecisionPart>
      ))}
      {paid && (
        <dl className="grid gap-3 sm:grid-cols-3">
          <Amount name={copy.gets} amount={paid.amount}>
            {paid.postage > 0 && (
              <span className="block text-sm text-ink-soft">{copy.postage(money(paid.postage))}</span>
            )}
          </Amount>
          {paid.ofSeller > 0 && <Amount name={copy.bySeller} amount={paid.ofSeller} />}
          {paid.ofShop > 0 && <Amount name={copy.byShop} amount={paid.ofShop} />}
        </dl>
      )}
    </section>
  );
}

/** What Lokapasar decided about a return, as its buyer reads it; nothing before there is any. */
export function ToldDecisions({
  decisions,
  wasSent,
}: {
  decisions: readonly Decision[];
  /** The goods went back to the seller. */
  wasSent: boolean;
}) {
  if (decisions.length === 0) return null;
  const outcomes = wasSent ? copy.told : Object.assign({}, copy.told, { refund: copy.refundedAlone });
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.decided}</h2>
      {decisions.map((decision) => (
        <DecisionPart key={decision.at.getTime()} decision={decision} outcomes={outcomes}>
          {formatDateTime(decision.at)} WIB
        </DecisionPart>
      ))}
    </section>
  );
}

const DecisionPart = ({
  decision: { outcome, reason },
  outcomes,
  children,
}: {
  decision: Decision;
  outcomes: Readonly<Record<Decision['outcome'], string>>;
  /** When, and by whom. */
  children: ReactNode;
}) => (
  <div className="wrap-anywhere">
    <p className="font-semibold">{outcomes[outcome]}</p>
    <p className="text-sm text-ink-soft">{children}</p>
    <p className="whitespace-pre-line">
      {copy.reason}: {reason}
    </p>
  </div>
);

const Amount = ({ name, amount, children }: { name: string; amount: number; children?: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd>
      <span className="nums font-semibold">{money(amount)}</span>
      {children}
    </dd>
  </div>
);
