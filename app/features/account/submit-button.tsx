import { LoaderCircle } from 'lucide-react';
import { useHydrated } from '../../browser/use-hydrated.ts';

/** Sends a form. Off until scripts run, because nothing else may ever post a password; busy while it is on its way. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  className = 'button-primary w-full',
}: {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  className?: string;
}) {
  const isHydrated = useHydrated();
  return (
    <button
      type="submit"
      disabled={!isHydrated}
      aria-disabled={isBusy}
      className={`button aria-disabled:opacity-70 ${className}`}
    >
      {isBusy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {isBusy ? busyLabel : label}
    </button>
  );
}
