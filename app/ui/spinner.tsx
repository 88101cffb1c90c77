import { Icon } from './icon.tsx';

/** A loading indicator; hidden without JavaScript, when nothing will be loaded. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-64 items-center justify-center text-brand noscript:hidden">
      <Icon name="loader-circle" className="size-10 animate-spin" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
