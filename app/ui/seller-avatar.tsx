import spriteUrl from './icons.svg';

/** How many outlines `npm run icons` draws; the ornament comes after them. */
const OUTLINES = 7;

/** Ground and ornament; white letters on each ground have a contrast of at least 4.5. */
const COLOURS = [
  ['oklch(0.4 0.15 275)', 'oklch(0.52 0.15 275)'],
  ['oklch(0.43 0.1 150)', 'oklch(0.53 0.1 150)'],
  ['oklch(0.46 0.14 35)', 'oklch(0.55 0.14 35)'],
  ['oklch(0.42 0.13 330)', 'oklch(0.52 0.13 330)'],
  ['oklch(0.42 0.08 220)', 'oklch(0.52 0.08 220)'],
  ['oklch(0.43 0.09 75)', 'oklch(0.53 0.09 75)'],
] as const;

/** A number that stays the same for a name (FNV-1a). */
function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** A seller's mark, drawn from the name: the same shape, colours and initials wherever it stands. */
export function SellerAvatar({ name, className = 'size-14' }: { name: string; className?: string }) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const seed = seedOf(name);
  const [ground, ornament] = COLOURS[(seed >>> 8) % COLOURS.length] ?? COLOURS[0];
  const turn = ((seed >>> 16) % 4) * 45;
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={`shrink-0 ${className}`}>
      <use href={`${spriteUrl}#seller-${seed % OUTLINES}`} fill={ground} />
      <use
        href={`${spriteUrl}#seller-${OUTLINES}`}
        fill="none"
        stroke={ornament}
        strokeWidth="3"
        transform={turn === 0 ? undefined : `rotate(${turn} 32 32)`}
      />
      <text x="32" y="41" fill="#fff" fontSize="23" fontWeight="800" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}
