import { SELLER_REASONS } from '#domain/orders/cancel-reasons.ts';
import { sellingCopy } from '../../copy/selling.id.ts';

/** Asks why an order is not taken. */
export function ReasonField({ isRequired = false }: { isRequired?: boolean }) {
  const words = sellingCopy.actions;
  return (
    <label className="block space-y-1.5">
      <span className="block font-semibold">{words.reason}</span>
      <select name="reason" required={isRequired} defaultValue="" className="field">
        <option value="">{words.chooseReason}</option>
        {SELLER_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {sellingCopy.reasons[reason]}
          </option>
        ))}
      </select>
    </label>
  );
}
