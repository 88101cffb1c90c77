import type { Seller } from '#domain/catalogue/product.ts';
import { formatCount } from '#domain/format.ts';
import { ratingWords, sellersCopy } from '../../copy/sellers.id.ts';

const copy = sellersCopy.about;

/** 'Tentang Toko': description and figures of a shop (P-SELL-4). */
export function SellerAbout({ seller }: { seller: Seller }) {
  const rows = [
    [copy.name, seller.name],
    [copy.rating, ratingWords(seller.rating)],
    [copy.location, seller.location],
    [copy.productCount, formatCount(seller.productCount)],
    [copy.sales, formatCount(seller.totalSold)],
    ...(seller.responseRate === null ? [] : [[copy.response, `${seller.responseRate}%`]]),
    ...(seller.hours === '' ? [] : [[copy.hours, seller.hours]]),
  ];
  return (
    <section className="card space-y-5 p-4 sm:p-6">
      <h2 className="text-xl font-bold">{sellersCopy.tabs.about}</h2>
      <div className="max-w-prose space-y-1">
        <h3 className="font-semibold">{copy.description}</h3>
        <p className="break-words whitespace-pre-line">{seller.description}</p>
      </div>
      <dl className="max-w-xl">
        {rows.map(([term, value]) => (
          <div key={term} className="grid grid-cols-2 gap-4 border-b border-line py-2.5 last:border-0">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="nums font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
