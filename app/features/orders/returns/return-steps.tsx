import { returnSteps, type ShownStep } from '#domain/returns/steps.ts';
import type { ReturnView } from '#server/services.ts';
import { returnCopy } from '../../../copy/return-pages.id.ts';
import { Icon } from '../../../ui/icon.tsx';
import { getsGoods } from '../../order-parts/gets-goods.ts';
import { WibTime } from '../../order-parts/wib-time.tsx';

const copy = returnCopy.steps;

/**
 * The six steps of a return, each with its date; the last one of an exchange is that its goods arrive.
 * @param moneyAt when all of its money was sent, promisedBy until when, accountAt where an account for it is to be named
 */
export function ReturnSteps({
  view,
  moneyAt,
  promisedBy,
  accountAt,
}: {
  view: Pick<ReturnView, 'state' | 'goesBack' | 'events' | 'dueAt' | 'exchange'>;
  moneyAt: Date | null;
  promisedBy: Date | null;
  accountAt: string | null;
}) {
  const { state, goesBack, events, dueAt } = view;
  const isExchange = getsGoods(view);
  const endAt = isExchange ? (view.exchange?.order?.arrivedAt ?? null) : moneyAt;
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <ol className="space-y-4">
        {returnSteps({ state, goesBack, events, moneyAt: endAt }).map((step, index) => (
          <Step
            key={step.step}
            step={step}
            isExchange={isExchange}
            number={index + 1}
            accountAt={step.step === 'money' && !isExchange ? accountAt : null}
            until={untilOf(step.step, isExchange ? null : promisedBy, dueAt)}
          />
        ))}
      </ol>
    </section>
  );
}

/** Until when a step ends. Of goods on their way the deadline is our own: then we look for them. */
function untilOf(step: ShownStep['step'], promisedBy: Date | null, dueAt: Date | null): Date | null {
  if (step === 'send') return null;
  return step === 'money' ? promisedBy : dueAt;
}

const LOOKS: Readonly<Record<ShownStep['state'], string>> = {
  done: 'bg-brand text-on-brand',
  current: 'border-2 border-brand font-bold text-brand',
  ahead: 'bg-sunken text-ink-soft',
  dropped: 'bg-sunken text-ink-soft',
};

function Step({
  step: { step, state, at },
  isExchange,
  number,
  until,
  accountAt,
}: {
  step: ShownStep;
  isExchange: boolean;
  number: number;
  until: Date | null;
  accountAt: string | null;
}) {
  const isGoods = isExchange && step === 'money';
  const takes = !isGoods && Object.hasOwn(copy.takes, step) && copy.takes[step as keyof typeof copy.takes];
  return (
    <li className="flex gap-3" {...(state === 'current' && { 'aria-current': 'step' })}>
      <span
        aria-hidden
        className={`flex size-8 shrink-0 items-center justify-center rounded-full ${LOOKS[state]}`}
      >
        {state === 'done' ? <Icon name="check" className="size-4.5" /> : number}
      </span>
      <div className={state === 'ahead' || state === 'dropped' ? 'text-ink-soft' : ''}>
        <p className={state === 'current' ? 'font-bold' : ''}>
          {isGoods ? copy.exchanged : copy.names[step]}{' '}
          <span className="sr-only">({copy.states[state]})</span>
        </p>
        <p className="text-sm text-ink-soft">
          {at && <WibTime at={at} />}
          {state === 'current' && accountAt !== null && (
            <a href={accountAt} className="link inline-flex min-h-11 items-center">
              {copy.account}
            </a>
          )}
          {state === 'current' && accountAt === null && until && (
            <>
              {copy.by} <WibTime at={until} />
            </>
          )}
          {state === 'ahead' && takes}
          {state === 'dropped' && copy.dropped}
        </p>
      </div>
    </li>
  );
}
