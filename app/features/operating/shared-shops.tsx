import { operatorSellerPath } from '#domain/paths.ts';
import type { SharingShop } from '#server/services.ts';
import { operatingSellersCopy } from '../../copy/operating-sellers.id.ts';
import { Link } from '../../ui/link.tsx';

const copy = operatingSellersCopy.shares;

/** Other shops, and what they have in common with this one. */
export const SharedShops = ({ shares }: { shares: readonly SharingShop[] }) => (
  <section className="card space-y-3 p-4 sm:p-5">
    <h2 className="text-lg font-bold">{copy.title}</h2>
    {shares.length === 0 ? (
      <p className="text-ink-soft">{copy.none}</p>
    ) : (
      <ul className="space-y-2">
        {shares.map(({ sellerId, shop, things }) => (
          <li key={sellerId} className="wrap-anywhere">
            <Link to={operatorSellerPath(sellerId)} className="link">
              {shop}
            </Link>
            : {copy.things(things)}
          </li>
        ))}
      </ul>
    )}
  </section>
);
