import type { SuggestedPlace, Suggestion } from '#contracts/catalogue/suggestions.ts';
import { formatRupiah } from '#domain/format.ts';
import { searchCopy } from '../../copy/search.id.ts';
import { suggestionsCopy as copy } from '../../copy/suggestions.id.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PANEL } from './panel-box.ts';
import { placePath } from './place-path.ts';
import { StartPanel } from './start-panel.tsx';
import type { Suggestions } from './use-suggestions.ts';

/** What hangs below the search box; the listbox itself stays in the page, so that it can be referred to. */
export default function SuggestionPanel({
  id,
  suggestions,
  isStart,
  active,
  onChoose,
}: {
  id: string;
  suggestions: Suggestions;
  /** Whether nothing is typed yet. */
  isStart: boolean;
  active: number;
  onChoose: (productId: number) => void;
}) {
  const found = suggestions.state === 'done' ? suggestions : null;
  const products = found?.products ?? [];
  const links = found ? [...found.shops.map(shopLink), ...found.places.map(placeLink)] : [];
  const isNone = found !== null && products.length + links.length === 0;

  return (
    <>
      {isStart && <StartPanel />}
      <div className={`${PANEL} ${suggestions.state === 'idle' ? 'hidden' : ''}`}>
        <div role="status" className="sr-only">
          {products.length > 0 ? copy.announced(products.length) : ''}
        </div>
        {suggestions.state === 'loading' && <p className="px-4 py-4 text-ink-soft">{copy.loading}</p>}
        {suggestions.state === 'failed' && <p className="px-4 py-4 text-ink-soft">{copy.failed}</p>}
        {isNone && <p className="px-4 py-4 text-ink-soft">{copy.none(found.term)}</p>}
        {links.length > 0 && (
          <ul className="flex flex-wrap gap-2 px-4 pt-3 pb-1">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="chip">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {products.length > 0 && (
          <p className="px-4 pt-3 pb-1 text-sm font-bold text-ink-soft">
            {found?.shown ? searchCopy.shownFor(found.shown) : copy.results}
          </p>
        )}
        <div role="listbox" id={id} aria-label={copy.results}>
          {products.map((product, index) => (
            <Option
              key={product.id}
              id={`${id}-${index}`}
              product={product}
              isActive={index === active}
              onChoose={onChoose}
            />
          ))}
        </div>
        {found && !isNone && (
          <Link
            to={`/search?${new URLSearchParams({ q: found.term })}`}
            className="block border-t border-line px-4 py-3 text-center font-semibold text-brand hover:bg-sunken"
          >
            {copy.seeAll}
          </Link>
        )}
      </div>
    </>
  );
}

const shopLink = ({ id, name }: { id: number; name: string }) => ({
  to: `/seller/${id}`,
  label: searchCopy.shop(name),
});
const placeLink = (place: SuggestedPlace) => ({ to: placePath(place), label: place.name });

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
