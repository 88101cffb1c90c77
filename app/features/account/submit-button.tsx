import { useHydrated } from '../../browser/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';

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
      {isBusy && <Icon name="loader-circle" className="size-5 animate-spin" />}
      {isBusy ? busyLabel : label}
    </button>
  );
}
