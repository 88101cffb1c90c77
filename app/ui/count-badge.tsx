const MOST_SHOWN = 99;

export interface CountBadgeProps {
  count: number;
  /** Follows the number for those who hear the page. */
  unit: string;
  /** In a line of text, not at the corner of an icon. */
  isInline?: boolean;
}

/** A number at the corner of an icon, nothing at 0. */
export function CountBadge({ count, unit, isInline = false }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span
      className={`badge nums min-w-5 bg-accent px-1 text-center text-on-accent ${isInline ? 'ml-2' : 'absolute top-0 left-1/2 ml-1'}`}
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <span className="sr-only">{unit}</span>
    </span>
  );
}
