import type { Subcategory } from '#domain/catalogue/product.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { Link } from '../../ui/link.tsx';
import { type ListAddress, listHref } from './list-address.ts';

/** Chips of the subcategories; choosing the chosen one again lets it go (P-LIST-10). */
export function SubcategoryChips({
  address,
  subcategories,
}: {
  address: ListAddress;
  subcategories: readonly Subcategory[];
}) {
  const chosen = address.state.subcategory;
  return (
    <nav
      aria-label={catalogueCopy.category.subcategories}
      className="-mx-4 overflow-x-auto px-4 whitespace-nowrap no-scrollbar"
    >
      <ul className="flex gap-2 py-1">
        <li>
          <Link
            to={listHref(address, { subcategory: '' })}
            {...(chosen === '' && { 'aria-current': 'true' })}
            className="chip"
            preventScrollReset
          >
            {catalogueCopy.category.all}
          </Link>
        </li>
        {subcategories.map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              to={listHref(address, { subcategory: chosen === slug ? '' : slug })}
              {...(chosen === slug && { 'aria-current': 'true' })}
              className="chip"
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
