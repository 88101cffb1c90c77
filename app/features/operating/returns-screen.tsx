import { operatorReturnPath, operatorReturnsPath } from '#domain/paths.ts';
import { OPERATOR_RETURN_TABS, type OperatorReturnTab } from '#domain/returns/operator-tabs.ts';
import { RETURN_REASON_WORDS } from '#domain/returns/reason-words.ts';
import type { OperatorReturnCard, OperatorReturnList } from '#server/services.ts';
import { operatingCopy } from '../../copy/operating.id.ts';
import { CONSOLE_RETURN_STATES, operatingReturnsCopy } from '../../copy/operating-returns.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { WibTime } from '../order-parts/wib-time.tsx';
import { when } from './money-parts.tsx';

const copy = operatingReturnsCopy.list;

export interface ReturnsScreenProps {
  asked: { tab: OperatorReturnTab; after: string | null };
  list: OperatorReturnList;
  now: Date;
}

/** The returns of all shops: those to be decided, those that go on, and those that are over. */
export function ReturnsScreen({ asked: { tab, after }, list, now }: ReturnsScreenProps) {
  return (
    <>
      <LinkTabs
        label={copy.tabsLabel}
        current={tab}
        tabs={OPERATOR_RETURN_TABS.map((id) => ({
          id,
          label: copy.tab(id, list.counts[id]),
          to: operatorReturnsPath({ tab: id }),
        }))}
      />
      {list.returns.length === 0 ? (
        <EmptyList title={copy.empty[tab]} text={copy.emptyText} />
      ) : (
        <DeskList
          label={copy.label}
          columns={columnsOf(now)}
          rows={list.returns}
          keyOf={({ number }) => number}
          pages={{
            newest: after === null ? null : operatorReturnsPath({ tab }),
            older: list.next === null ? null : operatorReturnsPath({ tab, after: list.next }),
            words: { newest: copy.first, older: copy.next },
          }}
        />
      )}
    </>
  );
}

const columnsOf = (now: Date): readonly Column<OperatorReturnCard>[] => [
  {
    label: copy.columns.return,
    cell: ({ number, reason }) => (
      <>
        <Link to={operatorReturnPath(number)} className="link font-semibold">
          {number}
        </Link>
        <span className="block text-sm text-ink-soft">{RETURN_REASON_WORDS[reason]}</span>
      </>
    ),
  },
  {
    label: copy.columns.goods,
    cell: ({ first, pieces }) => (
      <>
        <span className="line-clamp-2">{first?.name}</span>
        <span className="block text-sm text-ink-soft">{copy.pieces(pieces)}</span>
      </>
    ),
  },
  { label: copy.columns.shop, cell: ({ shop }) => shop },
  {
    label: copy.columns.age,
    cell: ({ state, changedAt }) => (
      <>
        <span className="badge bg-brand-soft py-0.5 text-brand">{CONSOLE_RETURN_STATES[state]}</span>
        <span className="block text-sm text-ink-soft">
          {copy.since(operatingCopy.waited(changedAt, now))}
        </span>
      </>
    ),
  },
  {
    label: copy.columns.due,
    cell: ({ dueAt, changedAt }) =>
      dueAt ? (
        <>
          <WibTime at={dueAt} />
          {dueAt < now && <span className="block text-sm font-semibold text-danger">{copy.overdue}</span>}
        </>
      ) : (
        copy.endedAt(when(changedAt))
      ),
  },
];
