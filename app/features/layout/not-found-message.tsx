import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { layoutCopy, pageTitle } from '../../copy/layout.id.ts';
import { Link } from '../../ui/link.tsx';
import { KawungMark } from './logo.tsx';

/** 'Halaman Tidak Ditemukan'; the attempted path goes to the console as a warning (P-PAGE-2). */
export function NotFoundMessage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn('Halaman tidak ditemukan:', pathname);
  }, [pathname]);
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-16 text-center">
      <title>{pageTitle(layoutCopy.notFound.title)}</title>
      <KawungMark className="size-16" />
      <h1 className="text-2xl font-bold">{layoutCopy.notFound.title}</h1>
      <p className="max-w-prose text-ink-soft">{layoutCopy.notFound.text}</p>
      <Link to="/" className="button button-primary">
        {layoutCopy.notFound.link}
      </Link>
    </div>
  );
}
