import { auditSearch } from '#domain/access/audit-query.ts';
import { roleName } from '#domain/access/role-names.ts';
import { formatCount } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import {
  AUDIT_PATH,
  operatorInboxEntryPath,
  operatorOrdersPath,
  operatorPeoplePath,
  operatorReturnPath,
  operatorSellerPath,
} from '#domain/paths.ts';
import type { PersonContact, PersonPage } from '#server/services.ts';
import { operatingInboxCopy } from '../../copy/operating-inbox.id.ts';
import { operatingPeopleCopy } from '../../copy/operating-people.id.ts';
import { RETURN_STATE_WORDS } from '../../copy/return-pages.id.ts';
import { Link } from '../../ui/link.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { CommandForm, type FormGround } from './command-form.tsx';
import { Fact } from './fact.tsx';
import { Listed } from './order-money.tsx';
import { PersonBlocks } from './people-screen.tsx';
import { SHOW_PERSON_INTENT } from './take-person-form.ts';

const copy = operatingPeopleCopy.person;
const when = (at: Date) => `${formatDateTime(at)} WIB`;

export interface PersonScreenProps {
  person: PersonPage;
  ground: FormGround;
  /** How the account is reached, when somebody asked for it. */
  contact: PersonContact | null;
  maySeeShops: boolean;
  mayReadAudit: boolean;
}

/** One account: what is known of it, what it did, and the way to each. */
export function PersonScreen({ person, ground, contact, maySeeShops, mayReadAudit }: PersonScreenProps) {
  return (
    <>
      <div className="space-y-1">
        <Link to={operatorPeoplePath()} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          {person.email === '' ? operatingPeopleCopy.list.noEmail : person.email}
        </h1>
        <p className="text-ink-soft wrap-anywhere">
          {copy.id} {person.id}
        </p>
        {mayReadAudit && person.memberships.length > 0 && (
          <Link
            to={AUDIT_PATH + auditSearch({ who: person.id })}
            className="link inline-flex min-h-11 items-center"
          >
            {copy.audit}
          </Link>
        )}
        {person.blocks.length > 0 && <PersonBlocks blocks={person.blocks} />}
      </div>
      <Facts person={person} ground={ground} contact={contact} />
      <Did person={person} />
      <Blocks person={person} ground={ground} />
      <Requests person={person} ground={ground} />
      {person.memberships.length > 0 && <Factor person={person} ground={ground} />}
      <Listed
        title={copy.memberships}
        columns={membershipColumns(maySeeShops)}
        rows={person.memberships}
        keyOf={({ sellerId }) => sellerId ?? 0}
        empty={copy.noMemberships}
      />
      <Listed
        title={copy.returnsTitle}
        columns={RETURN_COLUMNS}
        rows={person.returns.newest}
        keyOf={({ number }) => number}
      />
      <Listed
        title={copy.reviewsTitle}
        columns={REVIEW_COLUMNS}
        rows={person.reviews.newest}
        keyOf={({ id }) => id}
      />
    </>
  );
}

function Facts({ person, ground, contact }: Omit<PersonScreenProps, 'maySeeShops' | 'mayReadAudit'>) {
  const { email, name, since, isHosted, confirmedAt, lastSignInAt, logins } = person;
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.facts}</h2>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name={copy.email}>{(contact?.email ?? email) || copy.empty}</Fact>
        <Fact name={copy.name}>{(contact?.name ?? name) || copy.empty}</Fact>
        {contact && <Fact name={copy.username}>{contact.username || copy.empty}</Fact>}
        {contact && <Fact name={copy.phone}>{contact.phone || copy.empty}</Fact>}
        <Fact name={isHosted ? copy.firstSeen : copy.since}>
          {since ? when(since) : operatingPeopleCopy.list.unknownSince}
        </Fact>
        {!isHosted && (
          <Fact name={copy.confirmed}>{confirmedAt ? when(confirmedAt) : copy.notConfirmed}</Fact>
        )}
        {!isHosted && <Fact name={copy.lastSignIn}>{lastSignInAt ? when(lastSignInAt) : copy.never}</Fact>}
        <Fact name={copy.logins}>{formatCount(logins)}</Fact>
      </dl>
      {isHosted && <p className="text-sm text-ink-soft">{copy.hosted}</p>}
      {contact === null && (
        <CommandForm ground={ground} intent={SHOW_PERSON_INTENT} words={copy.show} hasReason={false} />
      )}
    </section>
  );
}

const Did = ({ person: { id, orders, returns, reviews, chats } }: { person: PersonPage }) => (
  <section className="card space-y-4 p-4 sm:p-5">
    <h2 className="text-lg font-bold">{copy.did}</h2>
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <Fact name={copy.orders}>
        {copy.ordersWords(orders.orders, orders.open)}
        {orders.orders > 0 && (
          <Link to={operatorOrdersPath({ q: id })} className="link flex min-h-11 items-center">
            {copy.toOrders}
          </Link>
        )}
      </Fact>
      <Fact name={copy.returns}>{formatCount(returns.count)}</Fact>
      <Fact name={copy.reviews}>{formatCount(reviews.count)}</Fact>
      <Fact name={copy.chats}>{copy.chatsWords(chats.threads, chats.messages)}</Fact>
      <Fact name={copy.reports}>{formatCount(chats.reports)}</Fact>
    </dl>
  </section>
);

/** What it may not do, and the forms that stop and allow it. */
const Blocks = ({ person: { blocks }, ground }: Pick<PersonScreenProps, 'person' | 'ground'>) => (
  <section className="card space-y-4 p-4 sm:p-5">
    <h2 className="text-lg font-bold">{operatingPeopleCopy.blocking.title}</h2>
    <p>{blocks.includes('account') ? operatingPeopleCopy.blocking.is : operatingPeopleCopy.blocking.isNot}</p>
    <p>
      {blocks.includes('cod') ? operatingPeopleCopy.blocking.isCod : operatingPeopleCopy.blocking.isNotCod}
    </p>
    <div className="flex flex-wrap gap-3">
      {blocks.includes('account') ? (
        <CommandForm ground={ground} intent="unblock" words={operatingPeopleCopy.unblock} needsCode />
      ) : (
        <CommandForm
          ground={ground}
          intent="block"
          words={operatingPeopleCopy.block}
          look="button-danger"
          needsCode
        />
      )}
      {blocks.includes('cod') ? (
        <CommandForm ground={ground} intent="unblock_cod" words={operatingPeopleCopy.unblockCod} needsCode />
      ) : (
        <CommandForm ground={ground} intent="block_cod" words={operatingPeopleCopy.blockCod} needsCode />
      )}
    </div>
  </section>
);

/** Whether it has a second factor, and the form that removes it for somebody who lost theirs. */
function Factor({
  person: { hasFactor, memberships },
  ground,
}: Pick<PersonScreenProps, 'person' | 'ground'>) {
  const words = operatingPeopleCopy.factor;
  const worksHere = memberships.some(({ sellerId }) => sellerId === null);
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{words.title}</h2>
      <p>{hasFactor ? words.is : words.isNot}</p>
      {hasFactor && worksHere && <p className="text-ink-soft">{words.worksHere}</p>}
      {hasFactor && !worksHere && (
        <CommandForm ground={ground} intent="reset_factor" words={words.reset} needsCode />
      )}
    </section>
  );
}

/** What its owner asked for, until when, and the forms that begin it. */
const Requests = ({ person, ground }: Pick<PersonScreenProps, 'person' | 'ground'>) => (
  <section id="data" className="card scroll-mt-32 space-y-4 p-4 sm:p-5">
    <h2 className="text-lg font-bold">{operatingPeopleCopy.requests.title}</h2>
    <Listed
      title={operatingPeopleCopy.requests.letters}
      columns={LETTER_COLUMNS}
      rows={person.asked}
      keyOf={({ reference }) => reference}
      empty={operatingPeopleCopy.requests.noLetters}
    />
    {person.isHosted ? (
      <p>{operatingPeopleCopy.requests.hosted}</p>
    ) : (
      <>
        <p className="text-ink-soft">{operatingPeopleCopy.requests.text}</p>
        {person.requests.length > 0 && (
          <DeskList
            label={operatingPeopleCopy.requests.title}
            columns={REQUEST_COLUMNS}
            rows={person.requests}
            keyOf={({ id }) => id}
            pages={{ newest: null, older: null }}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {!isAsked(person, 'export') && (
            <CommandForm ground={ground} intent="export" words={operatingPeopleCopy.export} needsCode />
          )}
          {!isAsked(person, 'deletion') && (
            <CommandForm
              ground={ground}
              intent="delete"
              words={operatingPeopleCopy.delete}
              look="button-danger"
              needsCode
            />
          )}
        </div>
      </>
    )}
  </section>
);

/** Whether it was asked for and is not done yet. */
const isAsked = ({ requests }: PersonPage, wanted: PersonPage['requests'][number]['kind']): boolean =>
  requests.some(({ kind, state }) => kind === wanted && state !== 'done');

const REQUEST_COLUMNS: readonly Column<PersonPage['requests'][number]>[] = [
  {
    label: operatingPeopleCopy.requests.columns.kind,
    cell: ({ kind }) => operatingPeopleCopy.requests.kinds[kind],
  },
  { label: operatingPeopleCopy.requests.columns.asked, cell: ({ askedAt }) => when(askedAt) },
  { label: operatingPeopleCopy.requests.columns.due, cell: ({ dueAt }) => when(dueAt) },
  {
    label: operatingPeopleCopy.requests.columns.state,
    cell: ({ state }) => operatingPeopleCopy.requests.states[state],
  },
];

const letterColumns = operatingPeopleCopy.requests.letterColumns;
const LETTER_COLUMNS: readonly Column<PersonPage['asked'][number]>[] = [
  {
    label: letterColumns.subject,
    cell: ({ reference, subject }) => (
      <Link to={operatorInboxEntryPath(reference)} className="link">
        {subject} ({reference})
      </Link>
    ),
  },
  { label: letterColumns.kind, cell: ({ kind }) => operatingInboxCopy.kind(kind) },
  { label: letterColumns.received, cell: ({ createdAt }) => when(createdAt) },
  {
    label: letterColumns.closed,
    cell: ({ closedAt }) => (closedAt ? when(closedAt) : operatingPeopleCopy.requests.openLetter),
  },
];

const membershipColumns = (maySeeShops: boolean): readonly Column<PersonPage['memberships'][number]>[] => [
  {
    label: copy.columns.desk,
    cell: ({ sellerId, shop }) =>
      sellerId === null ? (
        copy.console
      ) : maySeeShops ? (
        <Link to={operatorSellerPath(sellerId)} className="link">
          {shop}
        </Link>
      ) : (
        shop
      ),
  },
  { label: copy.columns.role, cell: ({ role }) => roleName(role) },
];

const RETURN_COLUMNS: readonly Column<PersonPage['returns']['newest'][number]>[] = [
  {
    label: copy.columns.number,
    cell: ({ number }) => (
      <Link to={operatorReturnPath(number)} className="link">
        {number}
      </Link>
    ),
  },
  { label: copy.columns.state, cell: ({ state }) => RETURN_STATE_WORDS[state] },
];

const REVIEW_COLUMNS: readonly Column<PersonPage['reviews']['newest'][number]>[] = [
  {
    label: copy.columns.product,
    cell: ({ productId, product }) => (
      <Link to={`/product/${productId}?tab=ulasan`} className="link">
        {product}
      </Link>
    ),
  },
  {
    label: copy.columns.review,
    cell: ({ rating, content }) => (
      <>
        {copy.stars(rating)}
        <span className="block text-sm text-ink-soft wrap-anywhere">{content || copy.noWords}</span>
      </>
    ),
  },
  { label: copy.columns.at, cell: ({ at }) => when(at) },
];
