import { Outlet } from 'react-router';
import { BrowserProviders } from '../browser/providers.tsx';
import { Layout } from '../features/layout/layout.tsx';
import { useFrameData } from './use-frame-data.ts';

/** What stands around the pages of the shop, and what stays in the browser for them. */
export default function ShopFrame() {
  const { contact, demo, supabase, year } = useFrameData();
  return (
    <BrowserProviders demo={demo} supabase={supabase}>
      <Layout contact={contact} demo={demo} year={year}>
        <Outlet />
      </Layout>
    </BrowserProviders>
  );
}
