import { Form, useRevalidator } from 'react-router';
import { orderPath, payPath } from '#domain/paths.ts';
import { stillDue } from '#domain/payments/still-due.ts';
import type { PayPage } from '#server/services.ts';
import { paymentCopy as copy } from '../../copy/payment.id.ts';
import { Link } from '../../ui/link.tsx';
import { AfterPayment } from './after-payment.tsx';
import { Amounts, Due } from './amounts.tsx';
import { CardPanel } from './card-panel.tsx';
import { CancelPurchase, ChangeMethod } from './change-method.tsx';
import type { CodePictures } from './code-pictures.server.ts';
import { ConfirmPanel } from './confirm-panel.tsx';
import { Instructions } from './instructions.tsx';
import { type Notice, PAY_NOTICES } from './notices.ts';
import { TransferPanel } from './transfer-panel.tsx';
import { useLivePayment } from './use-live-payment.ts';

/** What the pay page shows. */
export interface PayScreenProps {
  page: PayPage & { canConfirmHere: boolean };
  pictures: CodePictures;
  /** The shop's time when the page was made. */
  now: Date;
  notice: Notice | null;
}

/** Where a purchase is paid, and what became of it. */
export function PayScreen({ page, pictures, now, notice }: PayScreenProps) {
  const path = payPath(page.number);
  const isWaiting = page.state === 'awaiting';
  // Money on its way still counts for some minutes, but nothing new can be asked for.
  const isOver = page.payBy !== null && page.payBy <= now;
  const { revalidate } = useRevalidator();
  const { state, attempt } = page;
  useLivePayment(path, isWaiting, {
    purchase: state,
    attempt: attempt && `${attempt.id} ${attempt.state}`,
  });
  return (
    // On phones nothing covers the code (P-PAY-32).
    <div
      className="page max-w-2xl space-y-3 pt-1 sm:space-y-4 sm:pt-2"
      data-bottom-bar={isWaiting || undefined}
    >
      <h1 className={`text-2xl font-bold ${isWaiting ? 'max-sm:sr-only' : ''}`}>{copy.title}</h1>
      {!(isWaiting && page.method !== 'cod') && <p className="text-ink-soft">{copy.number(page.number)}</p>}
      {notice && (
        <p role="status" className="rounded-xl border border-line p-4 font-semibold">
          {PAY_NOTICES[notice]}
        </p>
      )}
      {isWaiting && page.method === 'cod' ? (
        <ConfirmPanel page={page} now={now} />
      ) : isWaiting && page.payBy === null ? (
        <PayLater page={page} />
      ) : isWaiting ? (
        <>
          <section className="card space-y-3 p-4">
            <Due page={page} now={now} onEnd={() => void revalidate()} />
            <Payment page={page} path={path} pictures={pictures} now={now} isOver={isOver} />
          </section>
          <Amounts page={page} />
          <Form method="post" preventScrollReset>
            <button type="submit" name="intent" value="check" className="button button-quiet w-full">
              {copy.check}
            </button>
          </Form>
          {!isOver && (
            // Another method is another panel: the one that changed it is closed.
            <ChangeMethod
              key={`${page.method} ${attempt?.id}`}
              page={page}
              isOpen={(page.attempt === null && page.method !== 'card') || isDisturbed(page)}
            />
          )}
          <CancelPurchase isExchange={page.orders.some(({ exchangeOf }) => exchangeOf !== null)} />
        </>
      ) : (
        <AfterPayment page={page} />
      )}
    </div>
  );
}

/** An exchange is paid once its goods have come back (P-RET-52). */
function PayLater({ page: { orders } }: { page: PayPage }) {
  const [order] = orders;
  return (
    <section className="card flex flex-col items-center gap-3 px-4 py-8 text-center">
      <h2 className="text-xl font-bold">{copy.later.title}</h2>
      <p className="max-w-prose">{copy.later.lead}</p>
      {order && (
        <Link to={orderPath(order.number)} className="button button-primary">
          {copy.later.order}
        </Link>
      )}
    </section>
  );
}

/** What to do now: pay, wait, or ask for another code. */
function Payment({
  page,
  path,
  pictures,
  now,
  isOver,
}: Omit<PayScreenProps, 'notice'> & { path: string; isOver: boolean }) {
  const { attempt, simulatorPath, bankAccount, cards } = page;
  const isCurrent = attempt !== null && attempt.method === page.method;
  if (isCurrent && attempt.state === 'created' && !isOver) {
    return <p role="status">{attempt.method === 'card' ? copy.waitingForBank : copy.waitingForCode}</p>;
  }
  if (isCurrent && attempt.state === 'review') return <p>{copy.noAttempt.review}</p>;
  if (isCurrent && attempt.state === 'pending' && attempt.endsAt > now) {
    if (attempt.method === 'transfer')
      return (
        bankAccount && (
          <TransferPanel
            path={path}
            attempt={attempt}
            due={stillDue({ ...page, uniqueCode: attempt.uniqueCode })}
            account={bankAccount}
          />
        )
      );
    if (attempt.instructions)
      return (
        <>
          <Instructions
            attempt={attempt}
            pictures={pictures}
            number={page.number}
            instructions={attempt.instructions}
            isSimulated={simulatorPath !== null}
          />
          {simulatorPath && <SimulatorLink path={simulatorPath} />}
        </>
      );
  }
  if (isOver) return <p>{copy.over}</p>;
  return (
    <>
      {isCurrent && <p role={isDisturbed(page) ? 'alert' : undefined}>{whyNot(page, attempt.state)}</p>}
      {page.method === 'card' ? cards && <CardPanel cards={cards} /> : <NewCode isFirst={attempt === null} />}
    </>
  );
}

/** Whether the provider gave no code for the chosen method (P-PAY-18). A card and a transfer have none. */
function isDisturbed({ method, attempt }: PayPage): boolean {
  if (attempt?.method !== method || method === 'card' || method === 'transfer') return false;
  return attempt.instructions === null && ['failed', 'cancelled', 'expired'].includes(attempt.state);
}

function whyNot(page: PayPage, state: NonNullable<PayPage['attempt']>['state']): string {
  if (isDisturbed(page)) return copy.noAttempt.disturbed;
  if (state === 'failed' || state === 'cancelled') return copy.noAttempt[state];
  return state === 'expired' || state === 'pending' ? copy.noAttempt.expired : copy.noAttempt.other;
}

function NewCode({ isFirst }: { isFirst: boolean }) {
  return (
    <Form method="post" preventScrollReset>
      <button type="submit" name="intent" value="renew" className="button button-primary w-full">
        {isFirst ? copy.firstCode : copy.newCode}
      </button>
    </Form>
  );
}

function SimulatorLink({ path }: { path: string }) {
  return (
    <p className="text-sm">
      <a href={path} className="link inline-flex min-h-11 items-center">
        {copy.simulator}
      </a>
      <span className="block text-ink-soft">{copy.simulatorNote}</span>
    </p>
  );
}
