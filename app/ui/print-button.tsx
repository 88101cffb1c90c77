import { Icon } from './icon.tsx';

/** Opens the browser's own dialog for printing; without scripts its menu has it. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="button button-primary noscript:hidden print:hidden"
    >
      <Icon name="download" className="size-5" />
      {label}
    </button>
  );
}
