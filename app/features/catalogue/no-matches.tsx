import { isFiltered, noFilters } from '#domain/listing/list-state.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { type ListAddress, listHref } from './list-address.ts';

const { category, filter } = catalogueCopy;

/** A list without products; where its filters keep them all away, with the way to the list without any. */
export function NoMatches({ address, text }: { address: ListAddress; text: string }) {
  const { screen, state } = address;
  return (
    <EmptyList title={category.none} text={text}>
      {isFiltered(screen, { ...state, subcategory: '' }) && (
        <Link to={listHref(address, noFilters(screen))} preventScrollReset className="button button-quiet">
          {filter.reset}
        </Link>
      )}
    </EmptyList>
  );
}
