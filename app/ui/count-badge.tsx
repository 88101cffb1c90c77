const MOST_SHOWN = 99;

/** A number at the corner of an icon, nothing at 0; `unit` follows it for those who hear the page. */
export function CountBadge({ count, unit }: { count: number; unit: string }) {
  if (count === 0) return null;
  return (
    <span className="badge nums absolute top-0 left-1/2 ml-1 min-w-5 bg-accent px-1 text-center text-on-accent">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <span className="sr-only">{unit}</span>
    </span>
  );
}
