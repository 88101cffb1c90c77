import { percentWords } from '#domain/operating/typed-percent.ts';
import { operatorSellerPath } from '#domain/paths.ts';
import type { CommissionPage, SetCommission } from '#server/services.ts';
import { operatingCommissionCopy as copy } from '../../copy/operating-commission.id.ts';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Column } from '../desk/desk-list.tsx';
import { CommandForm, type FormGround, plainField } from './command-form.tsx';
import { Listed } from './order-money.tsx';

export interface CommissionScreenProps {
  page: CommissionPage;
  categories: readonly { id: number; name: string }[];
  /** A shop that the form begins with; empty for none. */
  shop: string;
  ground: FormGround;
}

/** The rates that were set, and the form that sets one. */
export function CommissionScreen({
  page: { general, rates },
  categories,
  shop,
  ground,
}: CommissionScreenProps) {
  return (
    <>
      <p className="text-ink-soft">{copy.general(percentWords(general))}</p>
      <CommandForm ground={ground} intent="set" words={copy.set} look="button-primary" needsCode>
        {(typed) => (
          <>
            <TextField
              texts={plainField('shop', copy.shop, copy.shopHint, copy.optional)}
              control={{ inputMode: 'numeric', maxLength: 9, defaultValue: typed['shop'] ?? shop }}
            />
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
