/** The title of a page of text with its first sentences, and lines of small print such as when it was changed. */
export function PageHeading({
  title,
  intro,
  notes = [],
}: {
  title: string;
  intro?: string;
  notes?: readonly string[];
}) {
  return (
    <div className="space-y-2">
      <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
      {intro && <p className="max-w-prose text-ink-soft sm:text-lg">{intro}</p>}
      {notes.map((note) => (
        <p key={note} className="text-sm text-ink-soft">
          {note}
        </p>
      ))}
    </div>
  );
}
