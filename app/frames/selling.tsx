import { Outlet } from 'react-router';
import { sellingPath } from '#domain/paths.ts';
import { desksCopy } from '../copy/desks.id.ts';
import { DeskFrame } from '../features/desk/desk-frame.tsx';
import { PendingBar } from '../features/layout/pending-bar.tsx';
import { ShopMenu } from '../features/selling/shop-menu.tsx';
import { SuspendedNotice } from '../features/selling/suspended-notice.tsx';
import { servicesContext } from '../services.ts';
import { shopScopeOf } from '../visit.ts';
import type { Route } from './+types/selling';

export async function loader({ context }: Route.LoaderArgs) {
  const scope = shopScopeOf({ context });
  const { sellerId: shop, permissions } = scope;
  const { selling } = context.get(servicesContext);
  return {
    shop,
    permissions,
    name: await selling.shopName(scope),
    suspension: await selling.suspension(scope),
  };
}

/** What stands around the pages of a shop's seller centre. */
export default function SellingFrame({
  loaderData: { shop, permissions, name, suspension },
}: Route.ComponentProps) {
  return (
    <>
      <PendingBar />
      <DeskFrame
        name={desksCopy.selling.name}
        home={sellingPath(shop)}
        menu={<ShopMenu shop={shop} name={name} permissions={permissions} />}
      >
        {suspension && <SuspendedNotice suspension={suspension} />}
        <Outlet />
      </DeskFrame>
    </>
  );
}
