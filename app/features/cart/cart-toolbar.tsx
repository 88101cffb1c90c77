import { useState } from 'react';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { cartCopy } from '../../copy/cart.id.ts';
import { dialogsCopy } from '../../copy/dialogs.id.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CheckLines } from './check-lines.tsx';

/** What concerns all lines: 'Pilih Semua', and emptying the cart after a question (P-CART-4, P-CART-11). */
export function CartToolbar({
  lines,
  unavailable,
  onCheckAll,
  onClear,
}: {
  lines: readonly CartLine[];
  /** Lines that cannot be bought and so are not ticked. */
  unavailable: ReadonlySet<number>;
  onCheckAll: (isChecked: boolean) => void;
  onClear: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const { button, title, text, confirm } = cartCopy.clear;
  return (
    <div className="card flex flex-wrap items-center justify-between gap-x-4 px-3 py-1 sm:px-4">
      <CheckLines
        lines={lines}
        unavailable={unavailable}
        onCheck={onCheckAll}
        className="min-h-11 font-semibold"
      >
        {cartCopy.checkAll}
      </CheckLines>
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className="min-h-11 text-sm font-semibold text-danger sm:text-base"
      >
        {button}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        text={text}
        confirmLabel={confirm}
        cancelLabel={dialogsCopy.cancel}
        onConfirm={onClear}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
