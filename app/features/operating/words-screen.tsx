import { OPERATOR_WORDS_CSV_PATH, operatorWordPath, operatorWordsPath } from '#domain/paths.ts';
import { WORDS_KINDS } from '#domain/search/words-row.ts';
import type { ShownWords, WordsList } from '#server/services.ts';
import { operatingWordsCopy as copy, WORDS_KIND_NAMES } from '../../copy/operating-words.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { type Column, DeskList } from '../desk/desk-list.tsx';
import { SearchForm } from '../desk/search-form.tsx';
import { SendTable } from './table-file-parts.tsx';

/** The words that searches understand: the shop's own first, then those of the program. */
export function WordsScreen({
  asked: { q, after },
  list: { rows, next, ownCount },
}: {
  asked: { q: string; after: number | null };
  list: WordsList;
}) {
  return (
    <>
      <p className="max-w-prose text-ink-soft">{copy.intro}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Link to={operatorWordPath(null)} className="button button-primary">
          {copy.add}
        </Link>
        <a href={OPERATOR_WORDS_CSV_PATH} download className="button button-quiet">
          {copy.download}
        </a>
      </div>
      <SearchForm action={operatorWordsPath()} q={q} copy={copy} />
      <p className="text-ink-soft">{copy.own(ownCount)}</p>
      {rows.length === 0 ? (
        <EmptyList title={copy.none(q)} text={copy.noneText} />
      ) : (
        <DeskList
          label={copy.list}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => id}
          pages={{
            newest: after === null ? null : operatorWordsPath({ q }),
            older: next === null ? null : operatorWordsPath({ q, after: next }),
            words: { newest: copy.first, older: copy.next },
          }}
        />
      )}
      <SendTable path={operatorWordsPath()} words={copy.file} />
    </>
  );
}

const kindName = (typed: string) => {
  const kind = WORDS_KINDS.find((known) => known === typed);
  return kind ? WORDS_KIND_NAMES[kind] : typed;
};

function Meaning({ cells: { narrower, near, place, only } }: { cells: ShownWords['cells'] }) {
  const places = [place, only].filter((slugs) => slugs !== '').join(', ');
  const said = [
    narrower === '' ? '' : copy.narrower(narrower),
    near === '' ? '' : copy.near(near),
    places === '' ? '' : copy.places(places),
  ].filter((sentence) => sentence !== '');
  if (said.length === 0) return '–';
  return said.map((sentence) => (
    <span key={sentence} className="block wrap-anywhere">
      {sentence}
    </span>
  ));
}

const COLUMNS: readonly Column<ShownWords>[] = [
  {
    label: copy.columns.words,
    isTitle: true,
    cell: ({ id, cells }) => (
      <Link to={operatorWordPath(id)} className="link font-semibold wrap-anywhere">
        {cells.words}
      </Link>
    ),
  },
  { label: copy.columns.set, cell: ({ set }) => copy.set(set) },
  { label: copy.columns.kind, cell: ({ cells }) => kindName(cells.kind) },
  { label: copy.columns.means, cell: ({ cells }) => <Meaning cells={cells} /> },
];
