import { formatRupiah } from '#domain/format.ts';
import { formatCalendarDate, formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { TRUST_MARKS, type TrustFigures, trustMarks } from '#domain/operating/trust.ts';
import { percentWords } from '#domain/operating/typed-percent.ts';
import { shopMoneyPath, shopOrderPath, shopSettingsPath, statementFile } from '#domain/paths.ts';
import { paidWords } from '#domain/payouts/paid-parts.ts';
import type { ShopAccount, ShopCommission } from '#server/services.ts';
import { sellingMoneyCopy as copy } from '../../copy/selling-money.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { Link } from '../../ui/link.tsx';
import { DeskList } from '../desk/desk-list.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';
import { ACCOUNT_ID } from './account-section.tsx';
import { Figure } from './figure.tsx';

const money = (amount: number) => formatRupiah(rupiah(amount));

/** What is a shop's and when it gets it: at its home and above its statement. */
export function Balances({ shop, account, toCome }: { shop: number; account: ShopAccount; toCome: number }) {
  const { payable, held, heldReason, nextAt, rhythm, account: bank } = account;
  return (
    <div className="space-y-4">
      {heldReason !== null && (
        <p className="font-semibold text-danger">
          {copy.allHeld(heldReason)}
          <span className="block font-normal">
            <InlineText text={copy.heldAnswer} />
          </span>
        </p>
      )}
      <dl className="grid gap-4 sm:grid-cols-2">
        <Figure name={copy.payable} hint={payable < 0 ? copy.below(held.length > 0) : copy.payableHint}>
          {money(payable)}
        </Figure>
        <Figure name={copy.toCome} hint={copy.toComeHint}>
          {money(toCome)}
        </Figure>
        {held.map(({ reason, amount }) => (
          <Figure key={reason} name={copy.held} hint={copy.holds[reason]}>
            {money(amount)}
          </Figure>
        ))}
        <Figure name={copy.next} hint={copy.rhythm[rhythm]}>
          {nextAt === null ? copy.notYet : <WibTime at={nextAt} />}
        </Figure>
        <Figure name={copy.account} hint={accountHint(bank)}>
          {bank === null ? (
            <Link
              to={`${shopSettingsPath(shop)}#${ACCOUNT_ID}`}
              className="link inline-flex min-h-11 items-center"
            >
              {copy.addAccount}
            </Link>
          ) : (
            copy.accountOf(bank.bank, bank.end, bank.holder)
          )}
        </Figure>
      </dl>
    </div>
  );
}

function accountHint(account: ShopAccount['account']): string {
  if (account === null) return copy.noAccount;
  return account.waits ? copy.accountWaits(formatDateTime(account.usableAt)) : copy.accountUsed;
}

/** How a shop's money is made up. */
export function HowItIsMade({
  commission: { rate, categories },
  isOpen = false,
}: {
  commission: ShopCommission;
  /** Whether it is read without a press. */
  isOpen?: boolean;
}) {
  const { title, commission: ofGoods, special: ofCategories, ...others } = copy.how;
  const percent = percentWords(rate);
  const special = categories.map(({ name, rate: own }) => `${name} ${percentWords(own)}`);
  return (
    <details open={isOpen} className="card group px-4">
      <FoldSummary>{title}</FoldSummary>
      <ul className="list-disc space-y-2 pb-4 pl-5">
        {[
          ofGoods(percent),
          ...(special.length > 0 ? [ofCategories(special)] : []),
          ...Object.values(others),
        ].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

/** Whether a shop's money is released after 3 days, and what that still needs. */
export function Trust({ isTrusted, figures }: { isTrusted: boolean; figures: TrustFigures }) {
  const words = copy.trust;
  const marks = trustMarks(figures);
  const { completed, returns, arrived, openCases } = figures;
  const rows = [
    { text: words.completed(completed, TRUST_MARKS.completed), isReached: marks.completed },
    { text: words.returns(returns, arrived, TRUST_MARKS.returnPercent), isReached: marks.returns },
    { text: words.cases(openCases), isReached: marks.cases },
  ];
  return (
    <section className="card space-y-3 p-4" aria-labelledby="tepercaya">
      <h2 id="tepercaya" className="font-bold">
        {words.title}
      </h2>
      <p>{isTrusted ? words.trusted : words.text}</p>
      {!isTrusted && (
        <ul className="space-y-1">
          {rows.map(({ text, isReached }) => (
            <li key={text} className="flex gap-2">
              <Icon
                name={isReached ? 'circle-check' : 'circle-alert'}
                className={`mt-1 size-4 shrink-0 ${isReached ? 'text-success' : 'text-ink-soft'}`}
              />
              <span>
                {text}. <b>{isReached ? words.reached : words.lacking}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isTrusted && rows.every(({ isReached }) => isReached) && <p className="text-ink-soft">{words.all}</p>}
    </section>
  );
}

const Sum = ({ name, amount }: { name: string; amount: number }) => (
  <div className="flex flex-wrap justify-between gap-x-4 sm:block">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="nums font-semibold">{money(amount)}</dd>
  </div>
);

/** The movements of a month, line by line with their orders, and the payouts. */
export function MoneyScreen({
  shop,
  month,
  months,
  account,
  mostLines,
}: {
  shop: number;
  month: string;
  /** The neighbours of the month; null for one that is yet to come. */
  months: { earlier: string; later: string | null };
  account: ShopAccount;
  mostLines: number;
}) {
  const { lines, sum, opening, paid, payouts } = account;
  const isMoved = lines.length > 0 || opening !== 0 || paid !== 0;
  return (
    <>
      <section className="space-y-4" aria-labelledby="rincian">
        <h2 id="rincian" className="text-lg font-bold">
          {copy.statement}, {formatCalendarDate(`${month}-01`).replace(/^\d+ /, '')}
        </h2>
        <p className="flex flex-wrap gap-3">
          <Link to={shopMoneyPath(shop, months.earlier)} className="button button-quiet">
            {copy.earlier}
          </Link>
          {months.later !== null && (
            <Link to={shopMoneyPath(shop, months.later)} className="button button-quiet">
              {copy.later}
            </Link>
          )}
        </p>
        {isMoved && (
          <dl className="card grid gap-x-6 gap-y-2 p-4 sm:grid-cols-4">
            <Sum name={copy.opening} amount={opening} />
            <Sum name={copy.sum} amount={sum} />
            <Sum name={copy.paid} amount={0 - paid} />
            <Sum name={copy.closing} amount={opening + sum - paid} />
          </dl>
        )}
        {lines.length === 0 ? (
          <EmptyList title={copy.empty} text={copy.emptyText} />
        ) : (
          <>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <a
                href={statementFile(shop, month)}
                download
                className="link inline-flex min-h-11 items-center"
              >
                {copy.download}
              </a>
              {/* Past a list of up to 500 lines. */}
              <a href="#pencairan" className="link inline-flex min-h-11 items-center">
                {copy.toPayouts}
              </a>
            </p>
            {lines.length === mostLines && <p className="text-ink-soft">{copy.cut(mostLines)}</p>}
            <DeskList
              label={copy.statement}
              rows={lines}
              keyOf={({ id }) => id}
              pages={{ newest: null, older: null }}
              columns={[
                { label: copy.columns.at, cell: ({ at }) => <WibTime at={at} /> },
                { label: copy.columns.what, cell: copy.line },
                {
                  label: copy.columns.order,
                  cell: ({ order }) =>
                    order === null ? (
                      '–'
                    ) : (
                      <Link to={shopOrderPath(shop, order)} className="link">
                        {order}
                      </Link>
                    ),
                },
                { label: copy.columns.amount, isNumber: true, cell: ({ amount }) => money(amount) },
                {
                  label: copy.columns.payout,
                  cell: ({ amount, payouts: parts }) => paidWords(amount, parts),
                },
              ]}
            />
          </>
        )}
      </section>
      <section className="space-y-4" aria-labelledby="pencairan">
        <h2 id="pencairan" className="text-lg font-bold">
          {copy.payouts}
        </h2>
        {payouts.length === 0 ? (
          <p className="text-ink-soft">{copy.noPayouts}</p>
        ) : (
          <DeskList
            label={copy.payouts}
            rows={payouts}
            keyOf={({ id }) => id}
            pages={{ newest: null, older: null }}
            columns={[
              { label: copy.payoutColumns.id, cell: ({ id }) => id },
              { label: copy.payoutColumns.at, cell: ({ at }) => <WibTime at={at} /> },
              { label: copy.payoutColumns.amount, isNumber: true, cell: ({ amount }) => money(amount) },
              {
                label: copy.payoutColumns.state,
                cell: ({ state, reason }) =>
                  reason === null ? copy.states[state] : `${copy.states[state]}: ${reason}`,
              },
            ]}
          />
        )}
      </section>
    </>
  );
}
