import { Outlet } from 'react-router';
import { desksCopy } from '../copy/desks.id.ts';
import { DeskFrame } from '../features/desk/desk-frame.tsx';

/** What stands around the pages of the operator's console. */
export default function OperatorFrame() {
  return (
    <DeskFrame name={desksCopy.operator.name} home="/operator">
      <Outlet />
    </DeskFrame>
  );
}
