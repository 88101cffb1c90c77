import type { KeyboardEvent } from 'react';
import { Form } from 'react-router';
import { formatCount, formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { shopProductsPath, shopStockPath } from '#domain/paths.ts';
import type { ShopStockList } from '#server/services.ts';
import { sellingStockCopy as copy } from '../../copy/selling-stock.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { Link } from '../../ui/link.tsx';
import { SearchForm } from '../desk/search-form.tsx';

export interface StockTableProps {
  shop: number;
  asked: { q: string; after: number | null };
  list: ShopStockList;
  /** What was typed and not taken, by the number of its choice. */
  answer: { typed: Readonly<Record<string, string>>; faulty: readonly number[] } | null;
}

/** All choices of a page with their stock: the arrows lead up and down, Enter saves. */
export function StockTable({ shop, asked, list: { products, next }, answer }: StockTableProps) {
  const { q, after } = asked;
  return (
    <>
      <Link to={shopProductsPath(shop)} className="link inline-flex min-h-11 items-center">
        {copy.back}
      </Link>
      <SearchForm action={shopStockPath(shop)} q={q} copy={copy} />
      {products.length === 0 ? (
        <EmptyList title={copy.empty} text={q === '' ? copy.emptyText : copy.noneText} />
      ) : (
        // Stored stocks stand in the fields anew.
        <Form
          key={JSON.stringify(products)}
          method="post"
          action={shopStockPath(shop, asked)}
          className="max-w-3xl space-y-4"
          onKeyDown={step}
        >
          <p className="text-sm text-ink-soft">{copy.hint}</p>
          {products.map(({ id, name, skus }) => (
            <fieldset key={id} className="card space-y-2 p-4">
              <legend className="sr-only">{name}</legend>
              <p className="font-semibold wrap-anywhere">{name}</p>
              <ul className="space-y-2">
                {skus.map((sku) => (
                  <Row key={sku.id} product={name} sku={sku} answer={answer} />
                ))}
              </ul>
            </fieldset>
          ))}
          <div className="card bulk-bar p-3">
            <button type="submit" className="button button-primary">
              {copy.save}
            </button>
          </div>
        </Form>
      )}
      <nav aria-label={copy.pages} className="flex flex-wrap gap-3">
        {after !== null && (
          <Link to={shopStockPath(shop, { q })} className="button button-quiet">
            {copy.first}
          </Link>
        )}
        {next !== null && (
          <Link to={shopStockPath(shop, { q, after: next })} className="button button-quiet">
            {copy.next}
          </Link>
        )}
      </nav>
    </>
  );
}

function Row({
  product,
  sku: { id, options, price, stock },
  answer,
}: {
  product: string;
  sku: ShopStockList['products'][number]['skus'][number];
  answer: StockTableProps['answer'];
}) {
  const isFaulty = answer?.faulty.includes(id) ?? false;
  const choice = options.join(', ');
  return (
    <li className="grid grid-cols-[1fr_7rem] items-center gap-3">
      <span className="min-w-0 wrap-anywhere">
        {choice}
        <span className="nums block text-sm text-ink-soft">{formatRupiah(rupiah(price))}</span>
      </span>
      <input type="hidden" name="sku" value={id} />
      <input type="hidden" name={`seen-${id}`} value={stock} />
      <input
        name={`stock-${id}`}
        data-stock
        aria-label={copy.stockOf(choice === '' ? product : `${product}, ${choice}`)}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={answer?.typed[id] ?? formatCount(stock)}
        aria-invalid={isFaulty ? true : undefined}
        className="field nums text-right aria-invalid:border-2 aria-invalid:border-danger"
      />
    </li>
  );
}

/** The arrows lead to the stock above or below. */
function step(event: KeyboardEvent<HTMLFormElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-stock]')];
  const place = fields.indexOf(event.target);
  const field = place < 0 ? undefined : fields[place + by];
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
}
