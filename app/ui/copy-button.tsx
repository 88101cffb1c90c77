import { useToast } from './toast.tsx';

/** Copies a text. Only scripts can, so without them it is not there. */
export function CopyButton({
  text,
  label,
  spoken,
  done,
  failed,
}: {
  text: string;
  label: string;
  /** The label with what it copies, for those who do not see what stands beside it. */
  spoken: string;
  /** Said once it is copied. */
  done: string;
  /** Said where the browser refuses. */
  failed: string;
}) {
  const { show } = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      show({ title: done });
    } catch {
      show({ title: failed, tone: 'destructive' });
    }
  }
  return (
    <button
      type="button"
      aria-label={spoken}
      onClick={copy}
      className="link inline-flex min-h-11 min-w-11 items-center justify-center px-1 noscript:hidden print:hidden"
    >
      {label}
    </button>
  );
}
