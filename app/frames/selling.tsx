import { Outlet } from 'react-router';
import { desksCopy } from '../copy/desks.id.ts';
import { DeskFrame } from '../features/desk/desk-frame.tsx';

/** What stands around the pages of a shop's seller centre. */
export default function SellingFrame() {
  return (
    <DeskFrame name={desksCopy.selling.name} home="/selling">
      <Outlet />
    </DeskFrame>
  );
}
