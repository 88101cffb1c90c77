/**
 * A placeholder for content from the browser's storage, of about the same size. Without JavaScript it is
 * replaced by a sentence.
 */
export function WaitingForStorage({
  label,
  needsJavaScript,
  rows,
}: {
  label: string;
  needsJavaScript: string;
  rows: number;
}) {
  return (
    <>
      <noscript>
        <p className="card p-6">{needsJavaScript}</p>
      </noscript>
      <p role="status" className="sr-only noscript:hidden">
        {label}
      </p>
      <ul aria-hidden className="space-y-3 noscript:hidden">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          <li key={row} className="card flex gap-4 p-4">
            <div className="size-20 shrink-0 rounded-xl bg-sunken sm:size-24" />
            <div className="flex-1 space-y-3 py-1">
              <div className="h-4 w-3/4 rounded bg-sunken" />
              <div className="h-4 w-1/3 rounded bg-sunken" />
              <div className="h-4 w-1/2 rounded bg-sunken" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
