import { type Product, warrantyOf } from '#domain/catalogue/product.ts';
import { productCopy as copy } from '../../copy/product.id.ts';
import { returnsCopy } from '../../copy/returns.id.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

/** What holds for a product whatever is chosen of it: postage, warranty, where it is sent from, and its return (P-PROD-3). */
export function ProductFacts({ product, closed }: { product: Product; closed?: string | undefined }) {
  const warranty = warrantyOf(product.specifications);
  const facts: readonly { icon: IconName; label: string; value: string | null }[] = [
    {
      icon: 'truck',
      label: copy.shipping,
      value: product.isFreeShipping ? copy.freeShipping : copy.paidShipping,
    },
    ...(warranty === null ? [] : [{ icon: 'shield-check' as const, label: copy.warranty, value: warranty }]),
    { icon: 'warehouse', label: closed ?? copy.sentFrom(product.location), value: null },
  ];
  return (
    <ul className="grid gap-2 rounded-2xl bg-sunken p-4">
      {facts.map(({ icon, label, value }) => (
        <li key={label} className="flex items-start gap-3">
          <Icon name={icon} className="size-5 shrink-0 text-brand" />
          <p className="flex min-w-0 flex-wrap gap-x-3">
            <span className={value === null ? 'font-semibold' : 'text-ink-soft'}>{label}</span>
            {value !== null && (
              <span className={`font-semibold ${value === copy.freeShipping ? 'text-success' : ''}`}>
                {value}
              </span>
            )}
          </p>
        </li>
      ))}
      <li className="flex items-start gap-3">
        <Icon name="credit-card" className="size-5 shrink-0 text-brand" />
        <p className="min-w-0">
          {returnsCopy.protection(product.notReturnable === null ? returnsCopy.window : null)}{' '}
          <Link to={returnsCopy.to} className="link">
            {returnsCopy.link}
          </Link>
        </p>
      </li>
    </ul>
  );
}
