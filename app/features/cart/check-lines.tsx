import type { ReactNode } from 'react';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { checkedState } from '#domain/cart/check-lines.ts';

/** The box above some lines: ticked when all that can be bought are, half when some are (P-CART-4, P-CART-16). */
export function CheckLines({
  lines,
  unavailable,
  onCheck,
  className,
  children,
}: {
  lines: readonly CartLine[];
  /** Lines that cannot be bought. */
  unavailable: ReadonlySet<number>;
  onCheck: (isChecked: boolean) => void;
  className: string;
  /** What it ticks. */
  children: ReactNode;
}) {
  const state = checkedState(lines, unavailable);
  return (
    <label className={`flex items-center gap-3 ${className}`}>
      <input
        type="checkbox"
        checked={state === 'all'}
        disabled={lines.every(({ id }) => unavailable.has(id))}
        onChange={(event) => onCheck(event.target.checked)}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        className="size-5 shrink-0"
      />
      {children}
    </label>
  );
}
