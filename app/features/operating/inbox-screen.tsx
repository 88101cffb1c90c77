import { actorName } from '#domain/access/actor-name.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { INBOX_TABS, type InboxTab } from '#domain/operating/inbox-tabs.ts';
import { operatorInboxEntryPath, operatorInboxPath } from '#domain/paths.ts';
import type { ApplicationCard, InboxList, InboxMessage, SubscriptionCard } from '#server/services.ts';
import { operatingInboxCopy } from '../../copy/operating-inbox.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { type Column, DeskList, type ListPages } from '../desk/desk-list.tsx';

const copy = operatingInboxCopy.list;
const when = (at: Date) => `${formatDateTime(at)} WIB`;

export interface InboxScreenProps {
  after: number | null;
  list: InboxList;
  now: Date;
}

/** What came in through the forms. */
export function InboxScreen({ after, list, now }: InboxScreenProps) {
  const { tab, next } = list;
  const to = (from: number | null) => operatorInboxPath({ tab, after: from });
  const pages: ListPages = {
    newest: after === null ? null : to(null),
    older: next === null ? null : to(next),
    words: { newest: copy.first, older: copy.next },
  };
  return (
    <>
      <LinkTabs
        label={operatingInboxCopy.tabsLabel}
        current={tab}
        tabs={INBOX_TABS.map((id) => ({
          id,
          label: operatingInboxCopy.tab(id),
          to: operatorInboxPath({ tab: id }),
        }))}
      />
      <Entries list={list} pages={pages} now={now} />
    </>
  );
}

function Entries({ list, pages, now }: { list: InboxList; pages: ListPages; now: Date }) {
  if (list.tab === 'applications') {
    const { applications } = list;
    if (applications.length === 0) return <Empty tab={list.tab} />;
    return (
      <DeskList
        label={copy.applications}
        columns={APPLICATIONS}
        rows={applications}
        keyOf={({ id }) => id}
        pages={pages}
      />
    );
  }
  if (list.tab === 'newsletter') {
    const { subscriptions, confirmed, pending } = list;
    if (subscriptions.length === 0) return <Empty tab={list.tab} />;
    return (
      <>
        <p className="text-ink-soft">{copy.counts(confirmed, pending)}</p>
        <DeskList
          label={copy.subscriptions}
          columns={SUBSCRIPTIONS}
          rows={subscriptions}
          keyOf={({ id }) => id}
          pages={pages}
        />
      </>
    );
  }
  if (list.messages.length === 0) return <Empty tab={list.tab} />;
  return (
    <DeskList
      label={copy.messages}
      columns={list.tab === 'messages' ? openColumns(now) : CLOSED}
      rows={list.messages}
      keyOf={({ id }) => id}
      pages={pages}
    />
  );
}

function Empty({ tab }: { tab: InboxTab }) {
  const [title, text] = copy.empty[tab];
  return <EmptyList title={title} text={text} />;
}

const MESSAGE: Column<InboxMessage> = {
  label: copy.columns.message,
  cell: ({ reference, subject, kind }) => (
    <span className="wrap-anywhere">
      <Link to={operatorInboxEntryPath(reference)} className="link font-semibold">
        {subject}
      </Link>
      <span className="block text-sm text-ink-soft">
        {reference}, {operatingInboxCopy.kind(kind)}
      </span>
    </span>
  ),
};

const FROM: Column<InboxMessage> = {
  label: copy.columns.from,
  cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
};

const openColumns = (now: Date): readonly Column<InboxMessage>[] => [
  MESSAGE,
  FROM,
  {
    label: copy.columns.due,
    cell: ({ answerBy }) => (
      <>
        {when(answerBy)}
        {answerBy < now && <span className="block font-semibold text-danger">{copy.overdue}</span>}
      </>
    ),
  },
  {
    label: copy.columns.owner,
    cell: ({ owner }) => (owner === null ? copy.nobody : actorName(owner)),
  },
];

const CLOSED: readonly Column<InboxMessage>[] = [
  MESSAGE,
  FROM,
  {
    label: copy.columns.closed,
    cell: ({ closedAt, closedBy }) => (
      <>
        {closedAt && when(closedAt)}
        {closedBy && <span className="block text-sm text-ink-soft">{actorName(closedBy)}</span>}
      </>
    ),
  },
];

const APPLICATIONS: readonly Column<ApplicationCard>[] = [
  {
    label: copy.columns.applicant,
    cell: ({ reference, name }) => (
      <span className="wrap-anywhere">
        <Link to={operatorInboxEntryPath(reference)} className="link font-semibold">
          {name}
        </Link>
        <span className="block text-sm text-ink-soft">{reference}</span>
      </span>
    ),
  },
  { label: copy.columns.job, cell: ({ job }) => job ?? copy.generalJob },
  { label: copy.columns.received, cell: ({ createdAt }) => when(createdAt) },
];

const SUBSCRIPTIONS: readonly Column<SubscriptionCard>[] = [
  {
    label: copy.columns.address,
    cell: ({ email, reference }) => (
      <span className="wrap-anywhere">
        {email}
        <span className="block text-sm text-ink-soft">{reference}</span>
      </span>
    ),
  },
  { label: copy.columns.state, cell: ({ status }) => copy.states[status] },
  { label: copy.columns.received, cell: ({ createdAt }) => when(createdAt) },
];
