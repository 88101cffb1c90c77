import { serviceName } from '#domain/shipping/couriers.ts';
import type { Sender, ShippingQuote } from '#domain/shipping/quote.ts';
import type { ParcelItem } from '#domain/shipping/weight.ts';
import { askForEstimates } from '../../browser/use-estimates.ts';
import { arrivalText, estimatesCopy as copy } from '../../copy/estimates.id.ts';
import { useParcel } from './use-parcel.ts';

/** The cheapest service for a parcel, and all of them on demand; or why there is none to tell of. */
export default function ParcelQuotes({ from, items }: { from: Sender; items: readonly ParcelItem[] }) {
  const quotes = useParcel(from, items);
  if (quotes === null) return <p className="text-ink-soft">{copy.computing}</p>;
  if (quotes === 'failed') {
    return (
      <p role="status" className="text-ink-soft">
        {copy.failed}{' '}
        <button type="button" onClick={askForEstimates} className="link min-h-11">
          {copy.again}
        </button>
      </p>
    );
  }
  const [cheapest] = quotes;
  if (!cheapest) return <p>{copy.noService}</p>;
  return (
    <>
      <QuoteLine quote={cheapest} cost={copy.from(cheapest.buyerPays)} />
      <details className="-mb-2">
        <summary className="link flex min-h-11 w-fit items-center">{copy.all(quotes.length)}</summary>
        <ul className="divide-y divide-line">
          {quotes.map((quote) => (
            <li key={quote.service.id} className="py-2">
              <QuoteLine quote={quote} cost={copy.cost(quote.buyerPays)} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function QuoteLine({ quote, cost }: { quote: ShippingQuote; cost: string }) {
  return (
    <div className="nums">
      <p className="flex justify-between gap-3 font-semibold">
        <span>{serviceName(quote.service)}</span>
        <span className={quote.buyerPays === 0 ? 'text-success' : ''}>{cost}</span>
      </p>
      <p className="text-ink-soft">{arrivalText(quote.arrival)}</p>
    </div>
  );
}
