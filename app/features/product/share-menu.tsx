import { useEffect, useRef } from 'react';
import { productToolsCopy } from '../../copy/product-tools.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';

const copy = productToolsCopy.share;

/** The ways to share where the device has none: a popover that is open as long as it is there. */
export default function ShareMenu({
  name,
  url,
  onClose,
}: {
  name: string;
  url: string;
  onClose: () => void;
}) {
  const menu = useRef<HTMLDivElement>(null);
  const { show } = useToast();

  useEffect(() => menu.current?.showPopover(), []);

  async function copyLink() {
    // Gives the focus back, which taking the menu away would not; `onToggle` tells.
    menu.current?.hidePopover();
    try {
      await navigator.clipboard.writeText(url);
      show({ title: copy.copied });
    } catch {
      show({ title: copy.copyFailed, tone: 'destructive' });
    }
  }

  return (
    <div
      ref={menu}
      popover="auto"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      className="share-menu card w-64 p-2 text-ink shadow-float"
    >
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
  );
}
