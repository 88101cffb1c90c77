import { lazy, Suspense, useEffect, useState } from 'react';
import { Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { waysOff } from '#domain/checkout/ways.ts';
import { jakartaParts } from '#domain/format-date.ts';
import type { Route } from './+types/root';
import { enterPage } from './browser/kept-post.ts';
import { usePageLanguage } from './browser/page-language.ts';
import { BrowserProviders } from './browser/providers.tsx';
import { clickReplayScript } from './click-replay.ts';
import { layoutCopy } from './copy/layout.id.ts';
import { ErrorPage } from './features/layout/error-page.tsx';
import { Layout as ShopFrame } from './features/layout/layout.tsx';
import { servicesContext } from './services.ts';
import { storageMarksScript } from './storage-marks.ts';
import { InlineScript } from './ui/inline-script.tsx';
import { usePageAlive } from './ui/late.ts';

export const meta: Route.MetaFunction = () => [{ title: `${layoutCopy.shopName} | ${layoutCopy.tagline}` }];

export function loader({ context }: Route.LoaderArgs) {
  const { contact, clock, demoLine, publicUrl, supabase, ways } = context.get(servicesContext);
  const { year } = jakartaParts(clock());
  return { contact: contact(), demo: demoLine(), off: waysOff(ways()), publicUrl, supabase, year };
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

/** What the account posted to this page after its session had ended (P-FORM-12); null for nothing. */
function useReturnedPost(): FormData | null {
  const { key, pathname, search } = useLocation();
  const [returned, setReturned] = useState<FormData | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of a page asks once
  useEffect(() => setReturned(enterPage(pathname + search)), [key]);
  return returned;
}

export default function App({ loaderData: { contact, demo, off, supabase, year } }: Route.ComponentProps) {
  usePageAlive();
  const returned = useReturnedPost();
  const isAtDesk = useMatches().some(({ id }) => id.startsWith('frames/'));
  const back = returned && (
    <Suspense>
      <ReturnedPost form={returned} />
    </Suspense>
  );
  // A desk's frame is its layout route. The shop's is here: as a route it would cost each shopper a chunk.
  if (isAtDesk) {
    return (
      <>
        {back}
        <Outlet />
      </>
    );
  }
  return (
    <BrowserProviders demo={demo !== null} supabase={supabase}>
      <ShopFrame contact={contact} demo={demo} off={off} year={year}>
        {back}
        <Outlet />
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
