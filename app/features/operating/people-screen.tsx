import { formatDateTime } from '#domain/format-date.ts';
import { operatorOrdersPath, operatorPeoplePath, operatorPersonPath } from '#domain/paths.ts';
import type { FoundPeople, PersonCard } from '#server/services.ts';
import { operatingPeopleCopy } from '../../copy/operating-people.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { SearchForm } from '../desk/search-form.tsx';

const copy = operatingPeopleCopy.list;

export interface PeopleScreenProps {
  asked: { q: string; after: string | null };
  found: FoundPeople;
}

/** The accounts, the newest first, or those that a search leads to. */
export function PeopleScreen({ asked: { q, after }, found }: PeopleScreenProps) {
  return (
    <>
      <SearchForm action={operatorPeoplePath()} q={q} copy={copy} />
      {found.people.length === 0 ? (
        <Nobody q={q} isTooShort={found.isTooShort} />
      ) : (
        <DeskList
          label={copy.label}
          columns={COLUMNS}
          rows={found.people}
          keyOf={({ id }) => id}
          pages={{
            newest: after === null ? null : operatorPeoplePath({ q }),
            older: found.next === null ? null : operatorPeoplePath({ q, after: found.next }),
            words: { newest: copy.newest, older: copy.older },
          }}
        />
      )}
    </>
  );
}

function Nobody({ q, isTooShort }: { q: string; isTooShort: boolean }) {
  if (q === '') return <EmptyList title={copy.empty} text={copy.emptyText} />;
  if (isTooShort) return <EmptyList title={copy.tooShort} text={copy.tooShortText} />;
  return (
    <EmptyList title={copy.none(q)} text={copy.noneText}>
      <Link to={operatorOrdersPath({ q })} className="button button-quiet">
        {copy.toOrders}
      </Link>
    </EmptyList>
  );
}

const COLUMNS: readonly Column<PersonCard>[] = [
  {
    label: copy.columns.who,
    isTitle: true,
    cell: ({ id, email }) => (
      <Link to={operatorPersonPath(id)} className="link font-semibold wrap-anywhere">
        {email === '' ? copy.noEmail : email}
      </Link>
    ),
  },
  { label: copy.columns.name, cell: ({ name }) => (name === '' ? copy.noName : name) },
  {
    label: copy.columns.since,
    cell: ({ since }) => (since === null ? copy.unknownSince : `${formatDateTime(since)} WIB`),
  },
  { label: copy.columns.blocks, cell: ({ blocks }) => <PersonBlocks blocks={blocks} /> },
];

/** What an account may not do any more. */
export function PersonBlocks({ blocks }: Pick<PersonCard, 'blocks'>) {
  if (blocks.length === 0) return operatingPeopleCopy.noBlocks;
  return (
    <span className="flex flex-wrap gap-1">
      {blocks.map((kind) => (
        <span key={kind} className="badge bg-danger-soft text-danger">
          {operatingPeopleCopy.blocks[kind]}
        </span>
      ))}
    </span>
  );
}
