import { percentWords } from '#domain/operating/typed-percent.ts';
import { OPERATOR_COMMISSION_PATH, operatorCommissionPath, operatorSellerPath } from '#domain/paths.ts';
import type { CommissionPage, OperatorSellerList, SetCommission } from '#server/services.ts';
import { operatingCommissionCopy as copy } from '../../copy/operating-commission.id.ts';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Column } from '../desk/desk-list.tsx';
import { SearchForm } from '../desk/search-form.tsx';
import { CommandForm, type FormGround, plainField } from './command-form.tsx';
import { Listed } from './order-money.tsx';

export interface CommissionScreenProps {
  page: CommissionPage;
  categories: readonly { id: number; name: string }[];
  /** What was searched, and the shops that have it. */
  q: string;
  found: OperatorSellerList | null;
  /** The shop that the form is about; null for all. */
  shop: { id: number; name: string } | null;
  ground: FormGround;
}

/** The rates that were set, and the form that sets one. */
export function CommissionScreen({
  page: { general, rates },
  categories,
  q,
  found,
  shop,
  ground,
}: CommissionScreenProps) {
  return (
    <>
      <p className="text-ink-soft">{copy.general(percentWords(general))}</p>
      <SearchForm action={OPERATOR_COMMISSION_PATH} q={q} copy={copy.find} />
      {found && <Found found={found} q={q} />}
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          {copy.shop}: <b>{shopWords(shop)}</b>
        </span>
        {shop && (
          <Link to={OPERATOR_COMMISSION_PATH} className="link inline-flex min-h-11 items-center">
            {copy.otherShop}
          </Link>
        )}
      </p>
      <CommandForm ground={ground} intent="set" words={copy.set} look="button-primary" needsCode>
        {(typed) => (
          <>
            <input type="hidden" name="shop" value={shop?.id ?? ''} />
            <p>
              {copy.shop}: <b>{shopWords(shop)}</b>
            </p>
            <label className="block space-y-1.5">
              <span className="block font-semibold">{copy.category}</span>
              <select name="category" defaultValue={typed['category'] ?? ''} className="field">
                <option value="">{copy.allCategories}</option>
                {categories.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <TextField
              texts={plainField('percent', copy.percent, copy.percentHint, copy.optional)}
              control={{ inputMode: 'decimal', maxLength: 6, defaultValue: typed['percent'] ?? '' }}
            />
            <TextField
              texts={plainField('from', copy.day, copy.dayHint)}
              control={{ type: 'date', defaultValue: typed['from'] ?? '' }}
            />
          </>
        )}
      </CommandForm>
      <Listed title={copy.list} columns={COLUMNS} rows={rates} keyOf={({ id }) => id} empty={copy.none} />
    </>
  );
}

const shopWords = (shop: CommissionScreenProps['shop']): string =>
  shop === null ? copy.allShops : copy.shopOf(shop.name, shop.id);

const MOST_FOUND = 10;

/** The shops that a search found, to be chosen. */
function Found({ found: { sellers, next }, q }: { found: OperatorSellerList; q: string }) {
  if (sellers.length === 0) return <p>{copy.noShop(q)}</p>;
  const isMore = next !== null || sellers.length > MOST_FOUND;
  return (
    <section className="space-y-1">
      <h2 className="font-semibold">{copy.choose}</h2>
      <ul>
        {sellers.slice(0, MOST_FOUND).map((shop) => (
          <li key={shop.id}>
            <Link
              to={operatorCommissionPath(shop.id)}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {shopWords(shop)}
            </Link>
          </li>
        ))}
      </ul>
      {isMore && <p className="text-sm text-ink-soft">{copy.moreShops}</p>}
    </section>
  );
}

const COLUMNS: readonly Column<SetCommission>[] = [
  {
    label: copy.columns.goods,
    cell: ({ sellerId, shop, category }) =>
      sellerId === null ? (
        copy.goods(shop, category)
      ) : (
        <Link to={operatorSellerPath(sellerId)} className="link">
          {copy.goods(shop, category)}
        </Link>
      ),
  },
  {
    label: copy.columns.rate,
    isNumber: true,
    cell: ({ basisPoints }) => (
      <span className="nums">{basisPoints === null ? copy.back : percentWords(basisPoints)}</span>
    ),
  },
  { label: copy.columns.from, cell: ({ from }) => copy.from(from) },
  { label: copy.columns.state, cell: ({ state }) => copy.states[state] },
];
