import { lazy, Suspense, useEffect, useState } from 'react';
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { jakartaParts } from '#domain/format-date.ts';
import type { Route } from './+types/root';
import { hasStoredSession } from './browser/auth-storage.ts';
import { usePageLanguage } from './browser/page-language.ts';
import { BrowserProviders } from './browser/providers.tsx';
import { clickReplayScript } from './click-replay.ts';
import { layoutCopy } from './copy/layout.id.ts';
import { ErrorPage } from './features/layout/error-page.tsx';
import { footerOff } from './features/layout/footer-off.ts';
import { Layout as ShopFrame } from './features/layout/layout.tsx';
import { servicesContext } from './services.ts';
import { storageMarksScript } from './storage-marks.ts';
import { InlineScript } from './ui/inline-script.tsx';
import { usePageAlive } from './ui/late.ts';

export const meta: Route.MetaFunction = () => [{ title: `${layoutCopy.shopName} | ${layoutCopy.tagline}` }];

export function loader({ context }: Route.LoaderArgs) {
  const { contact, clock, demoLine, publicUrl, supabase, ways } = context.get(servicesContext);
  const { year } = jakartaParts(clock());
  return { contact: contact(), demo: demoLine(), off: footerOff(ways()), publicUrl, supabase, year };
}

/** The frame's data depends on nothing that a navigation changes. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={usePageLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#2f2a7d" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <ClickReplay />
        <StorageMarks />
        <Meta />
        <Styles />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Only the server writes the script: it has run before hydration. */
function ClickReplay() {
  return <InlineScript code={import.meta.env.SSR ? clickReplayScript() : ''} />;
}

/** Says before anything is painted whether estimates and the line about the demo need room. */
function StorageMarks() {
  return <InlineScript code={import.meta.env.SSR ? storageMarksScript() : ''} />;
}

/**
 * The styles in the page or a file of them, which the server writes here (`app/page-head.ts`). The browser keeps
 * whichever it wrote. A desk's own sheet (`features/desk/desk.css`) is React's to place, by its precedence.
 */
function Styles() {
  if (import.meta.env.SSR) return <link rel="stylesheet" href="styles" />;
  const inside = document.getElementById('styles')?.innerHTML;
  const file = document.querySelector('[rel=stylesheet]:not([data-precedence])')?.getAttribute('href') ?? '';
  return inside ? <style id="styles">{inside}</style> : <link rel="stylesheet" href={file} />;
}

const ReturnedPost = lazy(() => import('./features/layout/returned-post.tsx'));

export default function App({ loaderData: { contact, demo, off, supabase, year } }: Route.ComponentProps) {
  usePageAlive();
  // Only of somebody who is or was signed in in this tab a form can come back (P-FORM-12).
  const [wasSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    if (hasStoredSession()) setSignedIn(true);
  });
  const isAtDesk = useMatches().some(({ id }) => id.startsWith('frames/'));
  const page = (
    <>
      {wasSignedIn && (
        <Suspense>
          <ReturnedPost />
        </Suspense>
      )}
      <Outlet />
    </>
  );
  // A desk's frame is its layout route. The shop's is here: as a route it would cost each shopper a chunk.
  if (isAtDesk) return page;
  return (
    <BrowserProviders demo={demo !== null} supabase={supabase}>
      <ShopFrame contact={contact} demo={demo} off={off} year={year}>
        {page}
      </ShopFrame>
    </BrowserProviders>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
