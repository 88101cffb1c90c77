/** The title of a page of text with its first sentences. */
export function PageHeading({ title, intro, note }: { title: string; intro?: string; note?: string }) {
  return (
    <div className="space-y-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
      {intro && <p className="max-w-prose text-ink-soft sm:text-lg">{intro}</p>}
      {note && <p className="text-sm text-ink-soft">{note}</p>}
    </div>
  );
}
