import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** How long a toast stays unless it says otherwise, in milliseconds (P-SHOP-16). */
const DEFAULT_DURATION_MS = 5_000;

export interface ToastOptions {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
  durationMs?: number;
  /** The language of the texts where it is not that of the page. */
  lang?: string;
  /** One thing to do about it, or where to go; pressing it closes the toast. */
  action?: { label: string } & ({ onPress: () => void } | { to: string });
}

const ACTION =
  'min-h-11 shrink-0 px-2 font-bold text-accent underline underline-offset-4 focus-visible:outline-on-brand';

/** One toast: its text, what can be done about it, and a button that closes it. */
export default function ToastCard({
  toast: { title, description, tone = 'default', durationMs = DEFAULT_DURATION_MS, lang, action },
  closeLabel,
  onClose,
}: {
  toast: ToastOptions;
  closeLabel: string;
  onClose: () => void;
}) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useClosing(onClose, isHovered || isFocused ? null : durationMs);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only holds the time while somebody reads
    <div
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      data-toast
      className={`always-light pointer-events-auto flex w-full max-w-md items-center gap-x-1 rounded-card py-2 pr-2 pl-4 text-on-brand max-sm:py-1 max-sm:pr-1 max-sm:text-sm max-sm:leading-snug shadow-float border border-white/20 transition-[opacity,translate] starting:-translate-y-2 starting:opacity-0 ${tone === 'destructive' ? 'bg-danger' : 'bg-ink'}`}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-2">
        <div lang={lang} className="min-w-0 flex-[1_1_5.5rem] py-1">
          <p className="font-semibold">{title}</p>
          {description && <p className="text-sm max-sm:leading-snug">{description}</p>}
        </div>
        {action && 'to' in action && (
          <Link to={action.to} onClick={onClose} className={`inline-flex items-center ${ACTION}`}>
            {action.label}
          </Link>
        )}
        {action && 'onPress' in action && (
          <button
            type="button"
            onClick={() => {
              onClose();
              action.onPress();
            }}
            className={ACTION}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-xl focus-visible:outline-on-brand"
      >
        <Icon name="x" className="size-5" />
      </button>
    </div>
  );
}

/** Closes on Escape, and after some milliseconds; null holds the time while somebody reads. */
function useClosing(onClose: () => void, afterMs: number | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest render's onClose does the same thing
  useEffect(() => {
    if (afterMs === null) return;
    const timer = setTimeout(onClose, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
