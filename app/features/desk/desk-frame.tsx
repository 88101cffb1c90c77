import type { ReactNode } from 'react';
import { desksCopy } from '../../copy/desks.id.ts';
import { Link } from '../../ui/link.tsx';
import styles from './desk.css?url';

/** The frame of both desks: their name, the way back to the shop, and the desk's menu, past which the skip link leads. */
export function DeskFrame({
  name,
  home,
  menu,
  children,
}: {
  name: string;
  home: string;
  menu: ReactNode;
  children: ReactNode;
}) {
  const copy = desksCopy.frame;
  return (
    <div lang="id" className="flex min-h-dvh flex-col">
      <link rel="stylesheet" href={styles} precedence="desk" />
      <a href="#isi" className="skip-link">
        {copy.skipToContent}
      </a>
      <header className="border-b border-line bg-surface">
        <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <Link to={home} className="text-lg font-bold text-brand">
            {name}
          </Link>
          <Link to="/" className="button button-quiet">
            {copy.toShop}
          </Link>
        </div>
      </header>
      <main className="flex-1 pt-6 pb-16">
        {menu}
        <div id="isi" tabIndex={-1} className="outline-none">
          {children}
        </div>
      </main>
    </div>
  );
}
