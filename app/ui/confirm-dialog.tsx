import { useEffect, useId, useRef } from 'react';

/**
 * Asks before something that cannot be taken back. A native modal dialog: Escape and the cancel button close it, the
 * focus starts on cancel and returns to where it was.
 */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
}: {
  isOpen: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Called after the dialog has closed and given back the focus. */
  onConfirm: () => void;
  /** Called however the dialog closes. */
  onClose: () => void;
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
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={() => dialog.current?.close()} className="button button-quiet">
          {cancelLabel}
        </button>
        <button
          type="button"
          onClick={() => {
            dialog.current?.close();
            onConfirm();
          }}
          className="button button-danger"
        >
          {confirmLabel}
        </button>
      </div>
    </dialog>
  );
}
