import type { ReactNode } from 'react';
import { auditSearch } from '#domain/access/audit-query.ts';
import { roleName } from '#domain/access/role-names.ts';
import { formatCount, formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { TRUST_MARKS, trustMarks } from '#domain/operating/trust.ts';
import {
  AUDIT_PATH,
  operatorCommissionPath,
  operatorPersonPath,
  operatorSellersPath,
  registrationPath,
} from '#domain/paths.ts';
import { SUSPENDED_MONEY, SUSPENDED_ORDERS } from '#domain/shops/suspension.ts';
import type { SellerPage } from '#server/services.ts';
import { stateWords } from '../../copy/operating-orders.id.ts';
import { operatingSellersCopy } from '../../copy/operating-sellers.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Column } from '../desk/desk-list.tsx';
import { ChoiceField, CommandForm, type FormGround, plainField } from './command-form.tsx';
import { Fact } from './fact.tsx';
import { Listed } from './order-money.tsx';
import { ratingWords, SellerMarks } from './sellers-screen.tsx';
import { SharedShops } from './shared-shops.tsx';
import { useHasRight } from './viewer-rights.ts';

const copy = operatingSellersCopy.seller;

export interface SellerScreenProps {
  seller: SellerPage;
  ground: FormGround;
  mayMoveMoney: boolean;
  mayReadAudit: boolean;
  maySetCommission: boolean;
}

/** One shop: how it does, what speaks for trusting it, whose it is, and what it shares with others. */
export function SellerScreen({
  seller,
  ground,
  mayMoveMoney,
  mayReadAudit,
  maySetCommission,
}: SellerScreenProps) {
  const { id, name, members } = seller;
  return (
    <>
      <div className="space-y-1">
        <Link to={operatorSellersPath({ tab: 'open' })} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{name}</h1>
        <p className="flex flex-wrap items-center gap-2 text-ink-soft">
          {copy.number(id)}
          <SellerMarks seller={seller} />
        </p>
        <Link to={`/seller/${id}`} className="link inline-flex min-h-11 items-center">
          {copy.page}
        </Link>
      </div>
      <Facts seller={seller} />
      <Suspending seller={seller} ground={ground} mayMoveMoney={mayMoveMoney} />
      <Trust seller={seller} ground={ground} mayMoveMoney={mayMoveMoney} />
      <Badge seller={seller} ground={ground} />
      {maySetCommission && (
        <Link to={operatorCommissionPath(id)} className="button button-quiet">
          {operatingSellersCopy.setCommission}
        </Link>
      )}
      <SharedShops shares={seller.shares} />
      <Listed
        title={copy.members}
        columns={memberColumns(mayReadAudit)}
        rows={members}
        keyOf={({ id: membership }) => membership}
        empty={copy.noMembers}
      />
    </>
  );
}

function Facts({ seller: { record, account, registration, rating } }: { seller: SellerPage }) {
  return (
    <>
      <Section title={copy.record}>
        <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <Fact name={copy.orders}>{formatCount(record.orders)}</Fact>
          <Fact name={copy.late}>{copy.share(record.late, record.arrived)}</Fact>
          <Fact name={copy.cancelled}>{copy.share(record.cancelled, record.orders)}</Fact>
          <Fact name={copy.overdue}>{copy.share(record.overdue, record.orders)}</Fact>
          <Fact name={copy.returns}>{copy.share(record.returns, record.arrived)}</Fact>
          <Fact name={copy.rating}>{ratingWords(rating)}</Fact>
        </dl>
      </Section>
      <Section title={copy.facts}>
        <dl className="grid gap-3 sm:grid-cols-2">
          <Fact name={copy.account}>
            {account ? copy.accountWords(account.bank, account.end, account.holder) : copy.noAccount}
          </Fact>
          <Fact name={copy.registration}>
            {registration ? (
              <Link to={registrationPath(registration.id)} className="link">
                {registration.legalName}
              </Link>
            ) : (
              copy.sample
            )}
          </Fact>
        </dl>
      </Section>
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card space-y-4 p-4 sm:p-5">
    <h2 className="text-lg font-bold">{title}</h2>
    {children}
  </section>
);

/** What speaks for completing the sales of a shop sooner; an operator decides. */
function Trust({
  seller: { isTrusted, trust },
  ground,
  mayMoveMoney,
}: Pick<SellerScreenProps, 'seller' | 'ground' | 'mayMoveMoney'>) {
  const words = operatingSellersCopy.trust;
  const reached = trustMarks(trust);
  const marks = [
    { text: words.completed(trust.completed, TRUST_MARKS.completed), isReached: reached.completed },
    {
      text: words.returns(trust.returns, trust.arrived, TRUST_MARKS.returnPercent),
      isReached: reached.returns,
    },
    { text: words.cases(trust.openCases), isReached: reached.cases },
  ];
  return (
    <Section title={words.title}>
      <p>{isTrusted ? words.is : words.isNot}</p>
      <p className="text-ink-soft">{words.text}</p>
      <ul className="space-y-2">
        {marks.map(({ text, isReached }) => (
          <li key={text} className="flex gap-2">
            <Icon
              name={isReached ? 'circle-check' : 'circle-alert'}
              className={`size-5 shrink-0 ${isReached ? 'text-success' : 'text-ink-soft'}`}
            />
            <span>
              {text}. {isReached ? words.reached : words.missed}.
            </span>
          </li>
        ))}
      </ul>
      {mayMoveMoney &&
        (isTrusted ? (
          <CommandForm ground={ground} intent="distrust" words={operatingSellersCopy.distrust} needsCode />
        ) : (
          <CommandForm ground={ground} intent="trust" words={operatingSellersCopy.trustIt} needsCode />
        ))}
    </Section>
  );
}

/** Whether it trades, what would be concerned if it did not, and the forms that stop and start it (P-CONSOLE-90). */
function Suspending({
  seller: { suspension, openOrders, money },
  ground,
  mayMoveMoney,
}: Pick<SellerScreenProps, 'seller' | 'ground' | 'mayMoveMoney'>) {
  const words = operatingSellersCopy.suspension;
  return (
    <Section title={words.title}>
      <p>{suspension ? words.is(`${formatDateTime(suspension.since)} WIB`) : words.isNot}</p>
      <dl className="grid gap-3 sm:grid-cols-2">
        {suspension && <Fact name={words.reason}>{suspension.reason}</Fact>}
        {suspension && <Fact name={words.orders}>{words.ordersWords[suspension.orders]}</Fact>}
        {suspension && <Fact name={words.money}>{words.moneyWords[suspension.money]}</Fact>}
        {openOrders.map(({ state, orders, total }) => (
          <Fact key={state} name={stateWords(state)}>
            {words.open(orders, formatRupiah(rupiah(total)))}
          </Fact>
        ))}
        <Fact name={words.payable}>{formatRupiah(rupiah(money.payable))}</Fact>
        <Fact name={words.held}>{money.heldReason ?? words.notHeld}</Fact>
      </dl>
      {openOrders.length === 0 && <p className="text-ink-soft">{words.noOpen}</p>}
      {suspension ? (
        <CommandForm ground={ground} intent="resume" words={operatingSellersCopy.resume} needsCode />
      ) : (
        <CommandForm
          ground={ground}
          intent="suspend"
          words={operatingSellersCopy.suspend}
          look="button-danger"
          needsCode
        >
          {(typed) => <SuspensionFields typed={typed} mayMoveMoney={mayMoveMoney} />}
        </CommandForm>
      )}
    </Section>
  );
}

/** What becomes of orders and money, and why, for the shop to read. */
function SuspensionFields({
  typed,
  mayMoveMoney,
}: {
  typed: Readonly<Record<string, string>>;
  mayMoveMoney: boolean;
}) {
  const words = operatingSellersCopy.suspension;
  return (
    <>
      {mayMoveMoney ? (
        <>
          <ChoiceField
            name="orders"
            label={words.orders}
            choices={SUSPENDED_ORDERS.map((one) => [one, words.ordersWords[one]])}
            typed={typed}
            empty={words.choose}
          />
          <ChoiceField
            name="money"
            label={words.money}
            choices={SUSPENDED_MONEY.map((one) => [one, words.moneyWords[one]])}
            typed={typed}
            empty={words.choose}
          />
        </>
      ) : (
        <p className="text-ink-soft">{words.goesOn}</p>
      )}
      <TextField
        texts={plainField('why', words.why, words.whyHint)}
        control={{ rows: 2, maxLength: 300, defaultValue: typed['why'] ?? '' }}
      />
    </>
  );
}

/** The badge 'Resmi', which lists and filters tell. */
function Badge({ seller: { isOfficial }, ground }: Pick<SellerScreenProps, 'seller' | 'ground'>) {
  const words = operatingSellersCopy.badge;
  return (
    <Section title={words.title}>
      <p>{isOfficial ? words.is : words.isNot}</p>
      <p className="text-ink-soft">{words.text}</p>
      {isOfficial ? (
        <CommandForm
          ground={ground}
          intent="unmark_official"
          words={operatingSellersCopy.unmarkOfficial}
          needsCode
        />
      ) : (
        <CommandForm
          ground={ground}
          intent="mark_official"
          words={operatingSellersCopy.markOfficial}
          needsCode
        />
      )}
    </Section>
  );
}

/** A member of the shop, with the way to the account. */
function Member({ userId, email }: SellerPage['members'][number]) {
  const hasRight = useHasRight();
  if (!hasRight('operator.people')) return <span className="wrap-anywhere">{email ?? copy.noEmail}</span>;
  return (
    <Link to={operatorPersonPath(userId)} className="link wrap-anywhere">
      {email ?? copy.noEmail}
    </Link>
  );
}

const memberColumns = (mayReadAudit: boolean): readonly Column<SellerPage['members'][number]>[] => [
  { label: copy.columns.who, cell: (member) => <Member {...member} /> },
  { label: copy.columns.role, cell: ({ role }) => roleName(role) },
  {
    label: copy.columns.seen,
    cell: ({ seenAt }) => (seenAt ? `${formatDateTime(seenAt)} WIB` : copy.never),
  },
  ...(mayReadAudit
    ? [
        {
          label: copy.columns.did,
          cell: ({ id }: SellerPage['members'][number]) => (
            <Link to={AUDIT_PATH + auditSearch({ of: `member:${id}` })} className="link">
              {copy.did}
            </Link>
          ),
        },
      ]
    : []),
];
