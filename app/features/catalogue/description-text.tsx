/** The description of a product: an empty line ends a paragraph, other line ends stay. */
export function DescriptionText({ text }: { text: string }) {
  return (
    <div className="max-w-prose space-y-4 whitespace-pre-line wrap-anywhere">
      {text.split(/\n\s*\n/).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place, and two may say the same
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  );
}
