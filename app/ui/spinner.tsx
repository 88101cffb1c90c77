import { Icon } from './icon.tsx';

/** Stands for something that is on its way; without JavaScript nothing will come, and it is not shown. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-64 items-center justify-center text-brand noscript:hidden">
      <Icon name="loader-circle" className="size-10 animate-spin" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
