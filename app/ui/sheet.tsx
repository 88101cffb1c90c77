import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { useBackCloses } from './use-back-closes.ts';

/**
 * A native modal dialog that is open as long as it is there: on phones a sheet from the bottom edge, on wider screens in
 * the middle. It keeps the focus; Escape, Back, a press beside it and its own button close it, and the focus returns to
 * where it was.
 */
export function Sheet({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string;
  closeLabel: string;
  /** Called however the sheet closes. */
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  useBackCloses(close);
  return (
    <dialog ref={dialog} closedby="any" aria-label={title} onClose={onClose} className="sheet">
      <div className="flex items-center justify-between gap-4 py-1 pr-2 pl-4">
        <h2 className="text-base font-bold">{title}</h2>
        <button type="button" aria-label={closeLabel} onClick={close} className="icon-button">
          <Icon name="x" className="size-5" />
        </button>
      </div>
      {children(close)}
    </dialog>
  );
}

/** What scrolls in a sheet. */
export function SheetBody({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 space-y-5 overflow-y-auto overscroll-contain px-4 pt-1 pb-4">
      {children}
    </div>
  );
}

/** What stays in sight below it. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return (
    <div className="space-y-2 border-t border-line px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
