import type { ReactNode } from 'react';
import { actorName } from '#domain/access/actor-name.ts';
import {
  operatorChatPath,
  operatorOrderPath,
  operatorReturnPath,
  operatorReturnsPath,
} from '#domain/paths.ts';
import { RETURN_REASON_WORDS } from '#domain/returns/reason-words.ts';
import { findService, serviceName } from '#domain/shipping/couriers.ts';
import type { OperatorReturnView } from '#server/services.ts';
import { operatingChatsCopy } from '../../copy/operating-chats.id.ts';
import {
  CONSOLE_RETURN_EVENTS,
  CONSOLE_RETURN_STATES,
  operatingReturnsCopy,
} from '../../copy/operating-returns.id.ts';
import { packedParcelCopy } from '../../copy/packed-parcel.id.ts';
import { returnResultCopy } from '../../copy/return-result.id.ts';
import { Link } from '../../ui/link.tsx';
import { isOfferLeft } from '../order-parts/gets-goods.ts';
import { OrderTimeline } from '../order-parts/order-timeline.tsx';
import { isPackingKept, PackedParcel } from '../order-parts/packed-parcel.tsx';
import { ReturnDue } from '../order-parts/return-due.tsx';
import { ReturnEvidence } from '../order-parts/return-evidence.tsx';
import { ReturnResult } from '../order-parts/return-result.tsx';
import { ReturnedGoods } from '../order-parts/returned-goods.tsx';
import { returnTimeline } from '../order-parts/timeline.ts';
import type { FormGround } from './command-form.tsx';
import { Fact } from './fact.tsx';
import { money, when } from './money-parts.tsx';
import { ReturnDecision } from './return-decision.tsx';

const copy = operatingReturnsCopy.one;

interface ViewProps {
  view: OperatorReturnView;
}

/** One return: what both sides say and show, the rule that applies, and what each decision costs whom. */
export function ReturnScreen({
  view,
  ground,
  maySeeChat,
}: ViewProps & { ground: FormGround; maySeeChat: boolean }) {
  const { number, order, state, dueAt } = view;
  const isDisputed = state === 'disputed';
  return (
    <>
      <div className="space-y-1">
        <Link to={operatorReturnsPath()} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{copy.title(number)}</h1>
        <p className="flex flex-wrap items-center gap-2">
          <span className="badge bg-brand-soft text-brand">{CONSOLE_RETURN_STATES[state]}</span>
          <Link to={operatorOrderPath(order)} className="link inline-flex min-h-11 items-center">
            {copy.order(order)}
          </Link>
          {maySeeChat && view.chat !== null && (
            <Link to={operatorChatPath(view.chat)} className="link inline-flex min-h-11 items-center">
              {operatingChatsCopy.fromReturn}
            </Link>
          )}
        </p>
      </div>
      {dueAt && (
        <ReturnDue
          title={isDisputed ? copy.decideBy : copy.due}
          dueAt={dueAt}
          silence={isDisputed ? copy.disputeHint : ''}
        />
      )}
      <ReturnResult
        result={view.result}
        nameOf={({ people }) => people.map(actorName).join(returnResultCopy.and)}
      />
      {isDisputed && <ReturnDecision view={view} ground={ground} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <BuyersSide view={view} />
        <ShopsSide view={view} />
        <Rule view={view} />
        <Goods view={view} />
        <OrderTimeline entries={returnTimeline(view, CONSOLE_RETURN_EVENTS)} title={copy.history} />
        <Others view={view} />
      </div>
    </>
  );
}

function BuyersSide({ view }: ViewProps) {
  const { text, askedPart, exchange, appeal, evidence } = view;
  const wish = askedPart === null ? copy.refund : copy.part(money(askedPart));
  return (
    <Card title={copy.buyer}>
      <dl className="space-y-3">
        <Fact name={copy.told}>
          <span className="whitespace-pre-line">{text}</span>
        </Fact>
        <Fact name={copy.wish}>{exchange ? copy.exchange : wish}</Fact>
        {exchange?.order && (
          <Fact name={copy.exchangeOrder}>
            <Link to={operatorOrderPath(exchange.order.number)} className="link">
              {exchange.order.number}
            </Link>
          </Fact>
        )}
        {appeal !== '' && (
          <Fact name={copy.appeal}>
            <span className="whitespace-pre-line">{appeal}</span>
          </Fact>
        )}
      </dl>
      <h3 className="font-semibold">{copy.evidence}</h3>
      <ReturnEvidence evidence={evidence} />
    </Card>
  );
}

/** By which courier a label goes, and its number once the courier has answered. */
function wayOf({ service: id, waybill }: NonNullable<OperatorReturnView['label']>): string {
  const service = findService(id);
  return `${service ? serviceName(service) : id}, ${waybill ?? copy.noWaybill}`;
}

function ShopsSide({ view }: ViewProps) {
  const { sellerId, shop, offeredPart, refusal, answer, backAt, sent, label, againLabel, givenBack } = view;
  return (
    <Card title={copy.shop}>
      <p>
        <Link to={`/seller/${sellerId}`} className="link">
          {shop}
        </Link>
      </p>
      <dl className="space-y-3">
        {offeredPart !== null && (
          <Fact name={copy.offered}>
            {isOfferLeft(view) ? copy.offerLeft(money(offeredPart)) : money(offeredPart)}
          </Fact>
        )}
        {refusal === '' ? null : (
          <Fact name={copy.refusal}>
            <span className="whitespace-pre-line">{refusal}</span>
          </Fact>
        )}
        {label && (
          <Fact name={copy.label}>
            {wayOf(label)}
            {label.state === 'lost' && (
              <span className="block font-semibold text-danger">{copy.labelLost}</span>
            )}
          </Fact>
        )}
        {sent && (
          <Fact name={copy.sent}>
            {sent.courier} <span className="nums font-semibold">{sent.waybill}</span>
          </Fact>
        )}
        {backAt && <Fact name={copy.hasGoods}>{when(backAt)}</Fact>}
        {againLabel && <Fact name={copy.sentAgain}>{wayOf(againLabel)}</Fact>}
        {givenBack && (
          <Fact name={copy.sentAgain}>
            {givenBack.courier} <span className="nums font-semibold">{givenBack.waybill}</span>
          </Fact>
        )}
      </dl>
      {refusal === '' && <p className="text-ink-soft">{copy.noRefusal}</p>}
      <h3 className="font-semibold">{copy.answer}</h3>
      <ReturnEvidence evidence={answer} />
      {isPackingKept(view) && (
        <>
          <h3 className="font-semibold">{packedParcelCopy.title}</h3>
          <PackedParcel packing={view.packing} weighedGrams={view.weighedGrams} />
        </>
      )}
    </Card>
  );
}

function Rule({ view: { reason, rule, goesBack, openedAt, arrivedAt } }: ViewProps) {
  return (
    <Card title={copy.rule}>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name={copy.reason}>{RETURN_REASON_WORDS[reason]}</Fact>
        <Fact name={copy.arrived}>{arrivedAt ? when(arrivedAt) : copy.never}</Fact>
        <Fact name={copy.opened}>{when(openedAt)}</Fact>
        <Fact name={copy.until}>{rule.until ? when(rule.until) : copy.never}</Fact>
      </dl>
      <ul className="list-disc space-y-1 pl-5">
        <li>{rule.needsEvidence ? copy.needsEvidence : copy.noEvidence}</li>
        <li>{goesBack ? copy.goesBack : copy.stays}</li>
        <li>{rule.isSellersFault ? copy.sellersFault : copy.buyersWish}</li>
      </ul>
    </Card>
  );
}

function Goods({ view: { lines } }: ViewProps) {
  return (
    <Card title={copy.goods}>
      <ReturnedGoods lines={lines} />
    </Card>
  );
}

function Others({ view: { others } }: ViewProps) {
  if (others.length === 0) return null;
  return (
    <Card title={copy.others}>
      <ul className="space-y-2">
        {others.map(({ number, state, reason }) => (
          <li key={number}>
            <Link to={operatorReturnPath(number)} className="link font-semibold">
              {number}
            </Link>
            <span className="block text-sm text-ink-soft">
              {RETURN_REASON_WORDS[reason]}, {CONSOLE_RETURN_STATES[state]}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card space-y-4 p-4 sm:p-5">
    <h2 className="text-lg font-bold">{title}</h2>
    {children}
  </section>
);
