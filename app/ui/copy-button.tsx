import { useState } from 'react';

/** How long, in ms, the button says that it has copied. */
const SAID_FOR_MS = 3000;

/** Copies a text; hidden without scripts, when the text itself can be selected. */
export function CopyButton({
  text,
  words,
  label,
}: {
  text: string;
  words: { copy: string; copied: string; failed: string };
  /** What is copied, for those who hear the page. */
  label: string;
}) {
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null);
  async function copy() {
    const outcome = await navigator.clipboard.writeText(text).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    setSaid(outcome);
    setTimeout(() => setSaid(null), SAID_FOR_MS);
  }
  return (
    <span className="noscript:hidden">
      <button
        type="button"
        onClick={copy}
        className="button button-quiet"
        aria-label={`${words.copy}: ${label}`}
      >
        {said === 'copied' ? words.copied : words.copy}
      </button>
      <span role="status" className={said === 'failed' ? 'block text-sm' : 'sr-only'}>
        {said && words[said]}
      </span>
    </span>
  );
}
