import { layoutCopy } from '../../copy/layout.id.ts';

/** The kawung mark (four leaves around a point) and the name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2">
      <KawungMark className="size-9 shrink-0" />
      <span className="text-xl font-extrabold tracking-tight text-brand sm:text-2xl">
        {layoutCopy.shopName}
      </span>
    </span>
  );
}

export function KawungMark({ className }: { className?: string }) {
  const leaf = 'M32 29C25 24 22 15 24 6c10 1 16 9 15 18-1 3-4 5-7 5Z';
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <rect width="64" height="64" rx="16" className="fill-brand" />
      {[45, 135, 225, 315].map((angle) => (
        <path key={angle} d={leaf} transform={`rotate(${angle} 32 32)`} className="fill-on-brand" />
      ))}
      <circle cx="32" cy="32" r="4.5" className="fill-accent" />
    </svg>
  );
}
