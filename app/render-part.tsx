import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BrowserProviders } from './browser/providers.tsx';

const inProviders = (part: ReactNode) =>
  renderToString(
    <BrowserProviders demo={false} supabase={{ url: null, key: '' }}>
      {part}
    </BrowserProviders>,
  );
/** What the providers render themselves, after their children. */
const AFTER = inProviders(null);
/** React's preloads of pictures, which it writes before everything else. */
const AHEAD = /^(<link rel="preload" as="image"[^>]*>)+/;

/** Renders a part of a page by itself, as it appears in a page: for `renderPartsWith`. */
export function renderPart(part: ReactNode): string {
  return inProviders(part).slice(0, -AFTER.length).replace(AHEAD, '');
}
