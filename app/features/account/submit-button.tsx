import { useHydrated } from '../../browser/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * Sends a form; busy while it is on its way.
 * @param worksPlain the server takes the form's own post; all others are off until scripts run
 */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  worksPlain = false,
  className = 'button-primary w-full',
}: {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  worksPlain?: boolean;
  className?: string;
}) {
  const isHydrated = useHydrated();
  return (
    <button
      type="submit"
      disabled={!isHydrated && !worksPlain}
      aria-disabled={isBusy}
      className={`button aria-disabled:opacity-70 ${className}`}
    >
      {isBusy && <Icon name="loader-circle" className="size-5 animate-spin" />}
      {isBusy ? busyLabel : label}
    </button>
  );
}
