/** Outlines of a sign, in a square of 64. */
const SHAPES = [
  'M32 2a30 30 0 1 1 0 60a30 30 0 0 1 0-60Z',
  'M14 3h36a11 11 0 0 1 11 11v36a11 11 0 0 1-11 11H14A11 11 0 0 1 3 50V14A11 11 0 0 1 14 3Z',
  'M32 2l26 15v30L32 62L6 47V17Z',
  'M32 2c8 0 9 6 15 9s14 4 14 12-5 8-5 14 3 9-1 15-10 3-15 6-5 4-8 4-3-1-8-4-11 0-15-6 0-9-1-15-5-6-5-14 8-9 14-12 7-9 15-9Z',
  'M6 6h52v30c0 14-12 22-26 26C18 58 6 50 6 36Z',
  'M32 2l12 11h7v7l11 12-11 12v7h-7L32 62 20 51h-7v-7L2 32l11-12v-7h7Z',
  'M4 62V30a28 28 0 0 1 56 0v32Z',
] as const;

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
  const shape = SHAPES[seed % SHAPES.length];
  const [ground, ornament] = COLOURS[(seed >>> 8) % COLOURS.length] ?? COLOURS[0];
  const turn = ((seed >>> 16) % 4) * 45;
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={`shrink-0 ${className}`}>
      <path d={shape} fill={ground} />
      <g fill="none" stroke={ornament} strokeWidth="3" transform={`rotate(${turn} 32 32)`}>
        <path d="M32 32C24 26 22 16 32 9c10 7 8 17 0 23ZM32 32c8 6 10 16 0 23-10-7-8-17 0-23Z" />
        <path d="M32 32C26 40 16 42 9 32c7-10 17-8 23 0ZM32 32c6-8 16-10 23 0-7 10-17 8-23 0Z" />
      </g>
      <text
        x="32"
        y="33"
        fill="#fff"
        fontSize="23"
        fontWeight="800"
        textAnchor="middle"
        dominantBaseline="central"
        style={{ fontFamily: 'var(--font-sans)' }}
      >
        {initials}
      </text>
    </svg>
  );
}
