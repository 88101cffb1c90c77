import { Suspense, useState } from 'react';
import { productCopy } from '../../copy/product.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { onDemand } from '../../ui/late.ts';

/** Most devices have a sheet of their own. */
const ShareMenu = onDemand(() => import('./share-menu.tsx'));

/** Shares the page by the device's own sheet; where there is none, by copying the link or WhatsApp (P-PROD-9). */
export function ShareButton({ name, url }: { name: string; url: string }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);

  async function share() {
    if (!navigator.share) {
      setIsMenuOpen(true);
      return;
    }
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      // Closing the sheet is no failure; a device that refuses to share gets the other ways.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setIsMenuOpen(true);
    }
  }

  return (
    <div className="relative">
      <button type="button" onClick={share} className="share-button button button-quiet">
        <Icon name="share-2" className="size-5" />
        {productCopy.share}
      </button>
      {isMenuOpen && (
        <Suspense>
          <ShareMenu name={name} url={url} onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
