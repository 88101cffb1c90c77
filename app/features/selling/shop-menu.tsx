import type { Permission } from '#domain/access/permissions.ts';
import {
  sellingPath,
  shopChatsPath,
  shopInvoicesPath,
  shopMoneyPath,
  shopOrdersPath,
  shopProductsPath,
  shopPromotionsPath,
  shopReturnsPath,
  shopReviewsPath,
  shopSettingsPath,
  shopStaffPath,
} from '#domain/paths.ts';
import { sellingCopy } from '../../copy/selling.id.ts';
import { DeskMenu } from '../desk/desk-menu.tsx';

const copy = sellingCopy.frame;

/** An area of a seller centre, and what it needs. */
interface Area {
  label: string;
  needs: Permission;
  to: (shop: number) => string;
}

const AREAS: readonly Area[] = [
  { label: copy.home, needs: 'shop.read', to: sellingPath },
  { label: copy.orders, needs: 'orders.read', to: (shop) => shopOrdersPath(shop) },
  { label: copy.products, needs: 'stock.write', to: (shop) => shopProductsPath(shop) },
  { label: copy.promotions, needs: 'products.write', to: (shop) => shopPromotionsPath(shop) },
  { label: copy.returns, needs: 'returns.handle', to: (shop) => shopReturnsPath(shop) },
  { label: copy.chat, needs: 'chat.write', to: (shop) => shopChatsPath(shop) },
  { label: copy.reviews, needs: 'reviews.reply', to: (shop) => shopReviewsPath(shop) },
  { label: copy.invoices, needs: 'orders.read', to: (shop) => shopInvoicesPath(shop) },
  { label: copy.money, needs: 'money.read', to: (shop) => shopMoneyPath(shop) },
  { label: copy.staff, needs: 'staff.write', to: shopStaffPath },
  { label: copy.settings, needs: 'shop.write', to: shopSettingsPath },
];

/** The menu of a shop: only what its viewer may see. */
export function ShopMenu({
  shop,
  name,
  permissions,
}: {
  shop: number;
  name: string;
  permissions: readonly Permission[];
}) {
  const areas = AREAS.filter(({ needs }) => permissions.includes(needs));
  return (
    <div className="page pb-5 space-y-2 print:hidden">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <DeskMenu
        label={copy.menu}
        home={sellingPath(shop)}
        areas={areas.map(({ label, to }) => ({ label, to: to(shop) }))}
      />
    </div>
  );
}
