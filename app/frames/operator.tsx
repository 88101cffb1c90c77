import { Outlet } from 'react-router';
import { OPERATOR_PATH } from '#domain/paths.ts';
import { desksCopy } from '../copy/desks.id.ts';
import { DeskFrame } from '../features/desk/desk-frame.tsx';
import { PendingBar } from '../features/layout/pending-bar.tsx';
import { OperatorMenu } from '../features/operating/operator-menu.tsx';
import { ViewerRights } from '../features/operating/viewer-rights.ts';
import { servicesContext } from '../services.ts';
import { scopeOf } from '../visit.ts';
import type { Route } from './+types/operator';

export function loader({ context }: Route.LoaderArgs) {
  return {
    permissions: scopeOf({ context }).permissions,
    hasClock: context.get(servicesContext).demoClock !== null,
  };
}

/** What stands around the pages of the operator's console. */
export default function OperatorFrame({ loaderData: { permissions, hasClock } }: Route.ComponentProps) {
  return (
    <ViewerRights value={permissions}>
      <PendingBar />
      <DeskFrame
        name={desksCopy.operator.name}
        home={OPERATOR_PATH}
        menu={<OperatorMenu permissions={permissions} hasClock={hasClock} />}
      >
        <Outlet />
      </DeskFrame>
    </ViewerRights>
  );
}
