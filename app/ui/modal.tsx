import { type ReactNode, useEffect, useId, useRef } from 'react';

/**
 * A native modal dialog with a heading and a sentence: Escape, a press beside it and its own buttons close it. The
 * focus starts at the first of what it holds and returns to where it was.
 */
export function Modal({
  isOpen,
  title,
  text,
  onClose,
  children,
}: {
  isOpen: boolean;
  title: string;
  text: string;
  /** Called however the dialog closes. */
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      className="m-auto w-[min(100%-2rem,26rem)] rounded-card bg-surface p-6 text-ink shadow-float"
    >
      <h2 id={`${id}-title`} className="text-lg font-bold">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-ink-soft">
        {text}
      </p>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}
