import type { ReactNode } from 'react';
import type { ShopContact } from '#server/services.ts';
import { layoutCopy } from '../../copy/layout.id.ts';
import { lateBelow } from '../../ui/late.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import type { FooterOff } from './footer-off.ts';
import { Header } from './header.tsx';
import { PendingBar } from './pending-bar.tsx';

/** In the page's HTML; their code comes when the page has loaded. */
const DemoNotice = lateBelow(() => import('./demo-notice.tsx'));
const BottomNav = lateBelow(() => import('./bottom-nav.tsx'));
const Footer = lateBelow(() => import('./footer.tsx'));

/** What stands around every page. */
export function Layout({
  contact,
  demo,
  off,
  year,
  children,
}: {
  contact: ShopContact;
  /** The line that says that the shop is a demo; null where it is none. */
  demo: string | null;
  /** What the footer does not show, because the shop has it not or not now. */
  off: readonly FooterOff[];
  year: number;
  children: ReactNode;
}) {
  return (
    <div lang="id" className="flex min-h-dvh flex-col">
      <a href="#isi" className="skip-link">
        {layoutCopy.skipToContent}
      </a>
      <PendingBar />
      <Header />
      {demo !== null && <DemoNotice text={demo} />}
      <Breadcrumb />
      <main id="isi" tabIndex={-1} className="flex-1 pb-16 outline-none">
        {children}
      </main>
      <Footer contact={contact} off={off} year={year} />
      <BottomNav />
    </div>
  );
}
