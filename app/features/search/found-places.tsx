import type { TermMeaning } from '#domain/search/term-meaning.ts';
import { searchCopy as copy } from '../../copy/search.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { placePath } from './place-path.ts';

/** The shops and categories that a term names, as a row above the products. */
export function FoundPlaces({ meaning: { places, shops } }: { meaning: TermMeaning }) {
  if (places.length + shops.length === 0) return null;
  return (
    <nav aria-label={copy.places}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {shops.map(({ id, name }) => (
          <li key={`shop-${id}`}>
            <Link to={`/seller/${id}`} className="chip">
              <Icon name="store" className="size-4 text-brand" />
              {copy.shop(name)}
            </Link>
          </li>
        ))}
        {places.map((place) => (
          <li key={placePath(place)}>
            <Link to={placePath(place)} className="chip">
              <Icon name="layout-grid" className="size-4 text-brand" />
              {place.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
