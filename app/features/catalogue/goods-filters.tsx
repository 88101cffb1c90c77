import type { ListState } from '#domain/listing/list-state.ts';
import { catalogueCopy } from '../../copy/catalogue.id.ts';
import { Choices } from './choices.tsx';
import { FilterSection } from './filter-sheet.tsx';
import { chosenGoods, GOODS_FIELDS, type GoodsField, type GoodsOptions } from './goods-fields.ts';

const copy = catalogueCopy.filter;

/** Services, colours, sizes and places of dispatch: parts of a panel's form, where the goods have them (P-LIST-21). */
export function GoodsFilters({
  goods,
  shown,
  isCounted = () => true,
  open = [],
}: {
  goods: GoodsOptions;
  shown: ListState;
  /** Whether the counts of a field are true of the form as it stands. */
  isCounted?: (field: GoodsField) => boolean;
  /** The fields that are open although nothing is chosen in them. */
  open?: readonly GoodsField[];
}) {
  const chosen = chosenGoods(shown);
  return GOODS_FIELDS.map((field) => {
    const options = goods[field];
    if (options.length === 0) return null;
    return (
      <FilterSection
        key={field}
        title={copy.goods[field]}
        open={chosen[field].length > 0 || open.includes(field)}
      >
        <div className={field === 'color' || field === 'size' ? 'grid grid-cols-2 gap-x-4' : undefined}>
          <Choices
            name={field}
            labels={options.map(([value]) => [value, copy.goodsLabel(value)])}
            chosen={chosen[field]}
            counts={isCounted(field) ? options.map(([, count]) => count) : undefined}
          />
        </div>
      </FilterSection>
    );
  });
}
