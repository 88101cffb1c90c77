import { useRef } from 'react';
import { productCopy } from '../../copy/product.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';

const copy = productCopy.share;

/** Shares the page by the device's own sheet; where there is none, by copying the link or WhatsApp (ruling 40). */
export function ShareButton({ name, url }: { name: string; url: string }) {
  const menu = useRef<HTMLDivElement>(null);
  const { show } = useToast();

  async function share() {
    if (!navigator.share) {
      menu.current?.togglePopover();
      return;
    }
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      // Closing the sheet is no failure; a device that refuses to share gets the other ways.
      if (!(error instanceof DOMException && error.name === 'AbortError')) menu.current?.showPopover();
    }
  }

  async function copyLink() {
    menu.current?.hidePopover();
    try {
      await navigator.clipboard.writeText(url);
      show({ title: copy.copied });
    } catch {
      show({ title: copy.copyFailed, tone: 'destructive' });
    }
  }

  return (
    <div className="relative">
      <button type="button" onClick={share} className="button button-quiet">
        <Icon name="share-2" className="size-5" />
        {copy.button}
      </button>
      <div ref={menu} popover="auto" className="share-menu card m-auto w-64 p-2 text-ink shadow-float">
        <button
          type="button"
          onClick={copyLink}
          className="flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left hover:bg-sunken"
        >
          <Icon name="link-2" className="size-5" />
          {copy.copy}
        </button>
        <a
          href={`https://wa.me/?${new URLSearchParams({ text: `${name} ${url}` })}`}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center gap-3 rounded-xl px-3 hover:bg-sunken"
        >
          <Icon name="message-circle" className="size-5" />
          {copy.whatsapp}
        </a>
      </div>
    </div>
  );
}
