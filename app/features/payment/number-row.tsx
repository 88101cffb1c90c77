import { paymentCopy } from '../../copy/payment.id.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

const words = { copy: paymentCopy.copy, copied: paymentCopy.copied, failed: paymentCopy.copyFailed };

/** A number to be typed elsewhere: shown in fours, copied as digits only. */
export function NumberRow({
  label,
  number,
  inFours = true,
}: {
  label: string;
  number: string;
  inFours?: boolean;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-2">
      <div>
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="nums text-xl font-bold break-all">
          {inFours ? number.replace(/(.{4})(?=.)/g, '$1 ') : number}
        </p>
      </div>
      <CopyButton text={number} words={words} label={label} />
    </div>
  );
}
