import type { Suggestion } from '#contracts/catalogue/suggestions.ts';
import { formatRupiah } from '#domain/format.ts';
import { layoutCopy } from '../../copy/layout.id.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../catalogue/picture.tsx';
import type { Suggestions } from './use-suggestions.ts';

const copy = layoutCopy.search;

/** What hangs below the search box; the listbox itself stays in the page, so that it can be referred to. */
export default function SuggestionPanel({
  id,
  suggestions,
  active,
  onChoose,
}: {
  id: string;
  suggestions: Suggestions;
  active: number;
  onChoose: (productId: number) => void;
}) {
  const isDone = suggestions.state === 'done';
  const matches = isDone ? suggestions.matches : [];
  const related = isDone ? suggestions.related : [];
  const count = matches.length + related.length;
  const options = (products: Suggestion[], offset: number) =>
    products.map((product, index) => (
      <Option
        key={product.id}
        id={`${id}-${offset + index}`}
        product={product}
        isActive={offset + index === active}
        onChoose={onChoose}
      />
    ));

  return (
    <div
      className={`absolute inset-x-0 top-full z-40 mt-2 overflow-hidden max-md:inset-x-2 rounded-2xl border border-line bg-surface shadow-float ${suggestions.state === 'idle' ? 'hidden' : ''}`}
    >
      <div role="status" className="sr-only">
        {isDone && count > 0 ? copy.announced(count) : ''}
      </div>
      {suggestions.state === 'loading' && <p className="px-4 py-4 text-ink-soft">{copy.loading}</p>}
      {suggestions.state === 'failed' && <p className="px-4 py-4 text-ink-soft">{copy.failed}</p>}
      {isDone && count === 0 && <p className="px-4 py-4 text-ink-soft">{copy.none(suggestions.term)}</p>}
      {matches.length > 0 && <p className="px-4 pt-3 pb-1 text-sm font-bold text-ink-soft">{copy.results}</p>}
      <div role="listbox" id={id} aria-label={copy.results}>
        {options(matches, 0)}
        {related.length > 0 && (
          <p role="presentation" className="px-4 pt-3 pb-1 text-sm font-bold text-ink-soft">
            {copy.related}
          </p>
        )}
        {options(related, matches.length)}
      </div>
      {isDone && count > 0 && (
        <Link
          to={`/search?${new URLSearchParams({ q: suggestions.term })}`}
          className="block border-t border-line px-4 py-3 text-center font-semibold text-brand hover:bg-sunken"
        >
          {copy.seeAll}
        </Link>
      )}
    </div>
  );
}

function Option({
  id,
  product,
  isActive,
  onChoose,
}: {
  id: string;
  product: Suggestion;
  isActive: boolean;
  onChoose: (productId: number) => void;
}) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={`/product/${product.id}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(product.id);
      }}
      className={`flex items-center gap-3 px-4 py-2 hover:bg-sunken ${isActive ? 'bg-brand-soft' : ''}`}
    >
      <Picture
        src={product.imageUrl}
        sizes="3rem"
        largest={160}
        alt=""
        width={48}
        height={48}
        className="size-12 rounded-lg"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1">{product.name}</span>
        <span className="nums block font-bold">{formatRupiah(product.price)}</span>
      </span>
    </Link>
  );
}
