import type { ReactNode } from 'react';
import { orderPath, returnPath, reviseReturnPath } from '#domain/paths.ts';
import { isOpenReturn } from '#domain/returns/transitions.ts';
import type { CodeDemand, RefundView, ReturnView } from '#server/services.ts';
import { packedParcelCopy } from '../../../copy/packed-parcel.id.ts';
import { returnCopy as copy, returnStateWords } from '../../../copy/return-pages.id.ts';
import { ConfirmPopover } from '../../../ui/confirm-popover.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { OrderTimeline } from '../../order-parts/order-timeline.tsx';
import { isPackingKept, PackedParcel } from '../../order-parts/packed-parcel.tsx';
import { ReturnEvidence } from '../../order-parts/return-evidence.tsx';
import { ToldDecisions } from '../../order-parts/return-result.tsx';
import { returnTimeline } from '../../order-parts/timeline.ts';
import { WibTime } from '../../order-parts/wib-time.tsx';
import { OrderRefunds, REFUNDS_PART } from '../order-refunds.tsx';
import type { ReturnAnswer } from './answer-return-form.ts';
import { AppealForm } from './appeal-form.tsx';
import { EvidenceForm } from './evidence-form.tsx';
import { RegisterReturn } from './register-return.tsx';
import { ReturnDeadline } from './return-deadline.tsx';
import { ReturnGoods } from './return-goods.tsx';
import { ReturnNotice } from './return-notice.tsx';
import { ReturnOffer } from './return-offer.tsx';
import { ReturnSteps } from './return-steps.tsx';
import { SendGoodsForm } from './send-goods-form.tsx';
import { SentGoods } from './sent-goods.tsx';

/** One return in full, and what can be done with it. */
export function ReturnScreen({
  view,
  refunds,
  isSignedIn,
  answer,
  demand,
  account,
}: {
  view: ReturnView;
  /** Its money. */
  refunds: readonly RefundView[];
  isSignedIn: boolean;
  /** What the last post was answered with. */
  answer: ReturnAnswer | null;
  demand: CodeDemand | null;
  /** Asks where a refund is to be transferred to. */
  account: (refund: RefundView) => ReactNode;
}) {
  const { order, n, number, state, openedAt, may, offeredPart, evidence, answer: shown } = view;
  const path = returnPath(order, n);
  const own = (...intents: ReturnAnswer['intent'][]) =>
    answer && intents.includes(answer.intent) ? answer : null;
  const needsAccount = refunds.some((refund) => refund.needsAccount);
  const isPaid = refunds.length > 0 && refunds.every(({ doneAt }) => doneAt !== null);
  return (
    <div className="page grid items-start gap-4 pt-2 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
      <div className="min-w-0 space-y-4">
        <ReturnNotice state={state} />
        <header className="space-y-1">
          <h1 className="text-2xl font-bold sm:text-3xl">
            {returnStateWords({ state, payBy: view.exchange?.order?.payBy ?? null })}
          </h1>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
            {copy.number} <span className="nums font-semibold text-ink">{number}</span>
            <CopyButton
              text={number}
              words={{ copy: copy.copy, copied: copy.copied, failed: copy.copyFailed }}
              label={copy.number}
            />
          </p>
          <p className="text-ink-soft">
            {copy.opened} <WibTime at={openedAt} />
          </p>
        </header>
        <ReturnDeadline view={view} needsAccount={needsAccount} />
        <ToldDecisions
          decisions={view.decisions}
          wasSent={view.events.some(({ event }) => event === 'sent')}
        />
        {may.register && <RegisterReturn path={path} isSignedIn={isSignedIn} demand={demand} />}
        <OrderRefunds refunds={refunds} account={account} />
        {may.answerOffer && offeredPart !== null && <ReturnOffer amount={offeredPart} path={path} />}
        {may.send && <SendGoodsForm view={view} path={path} answer={own('send')} />}
        <SentGoods view={view} />
        {may.appeal && <AppealForm view={view} path={path} answer={own('appeal')} />}
        <section className="card space-y-4 p-4 sm:p-5">
          <h2 className="text-lg font-bold">{copy.evidence.title}</h2>
          {state !== 'draft' && <ReturnEvidence evidence={evidence} />}
          {may.addEvidence && !may.appeal && (
            <EvidenceForm view={view} path={path} answer={own('ask', 'evidence')} />
          )}
        </section>
        {shown.length > 0 && (
          <section className="card space-y-4 p-4 sm:p-5">
            <h2 className="text-lg font-bold">{copy.evidence.ofShop}</h2>
            <ReturnEvidence evidence={shown} />
          </section>
        )}
        {isPackingKept(view) && (
          <section className="card space-y-4 p-4 sm:p-5">
            <h2 className="text-lg font-bold">{packedParcelCopy.title}</h2>
            <PackedParcel packing={view.packing} weighedGrams={view.weighedGrams} />
          </section>
        )}
        <OrderTimeline title={copy.history} entries={returnTimeline(view)} />
      </div>
      <div className="min-w-0 space-y-4 lg:sticky lg:top-24">
        <ReturnSteps
          view={view}
          moneyAt={isPaid ? latest(refunds.map(({ doneAt }) => doneAt)) : null}
          promisedBy={latest(refunds.map(({ promisedBy }) => promisedBy))}
          accountAt={needsAccount ? `#${REFUNDS_PART}` : null}
        />
        <ReturnGoods view={view} />
        {may.revise && (
          <Link to={reviseReturnPath(order)} className="button button-quiet w-full">
            {copy.ask.revise}
          </Link>
        )}
        {may.withdraw && isOpenReturn(state) && (
          <ConfirmPopover intent="withdraw" action={path} words={copy.withdraw} look="button-quiet w-full" />
        )}
        <Link to={orderPath(order)} className="button button-quiet w-full">
          {copy.toOrder}
        </Link>
      </div>
    </div>
  );
}

function latest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null).map((moment) => moment.getTime());
  return known.length === 0 ? null : new Date(Math.max(...known));
}
