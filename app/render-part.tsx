import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BrowserProviders } from './browser/providers.tsx';

const inProviders = (part: ReactNode) =>
  renderToString(
    <BrowserProviders demo={false} supabase={{ url: null, key: '' }}>
      {part}
    </BrowserProviders>,
  );
/** What the providers show themselves, after what is in them. */
const AFTER = inProviders(null);
/** Pictures that React asks for ahead, which it writes before everything else. */
const AHEAD = /^(<link rel="preload" as="image"[^>]*>)+/;

/** The HTML of a part of a page by itself, as it stands in a page: for `renderPartsWith`. */
export function renderPart(part: ReactNode): string {
  return inProviders(part).slice(0, -AFTER.length).replace(AHEAD, '');
}
