import { Modal } from './modal.tsx';

/** Asks before something that cannot be taken back. The focus starts on cancel. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  ...modal
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
  return (
    <Modal {...modal}>
      {(close) => (
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" onClick={close} className="button button-quiet">
            {cancelLabel}
          </button>
          <button
            type="button"
            onClick={() => {
              close();
              onConfirm();
            }}
            className="button button-danger"
          >
            {confirmLabel}
          </button>
        </div>
      )}
    </Modal>
  );
}
