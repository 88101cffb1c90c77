import { layoutCopy } from '../../copy/layout.id.ts';

/** The kawung mark (four leaves around a point) and the name, for which a phone has no room beside the search box. */
export function Logo() {
  return (
    <span className="flex items-center gap-2">
      <KawungMark className="size-9 shrink-0" />
      <span className="text-xl font-extrabold tracking-tight text-brand max-sm:sr-only sm:text-2xl">
        {layoutCopy.shopName}
      </span>
    </span>
  );
}

/** As in public/favicon.svg. */
export function KawungMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <rect width="64" height="64" rx="14" className="fill-brand" />
      <path
        className="fill-on-brand"
        d="M36 36c-6 12.3 8 26.2 17.5 17.5 8.7-9.5-5.2-23.5-17.5-17.5m-8 0c-12.3-6-26.2 8-17.5 17.5 9.5 8.7 23.5-5.2 17.5-17.5m0-8c6-12.3-8-26.2-17.5-17.5-8.7 9.5 5.2 23.5 17.5 17.5m8 0c12.3 6 26.2-8 17.5-17.5-9.5-8.7-23.5 5.2-17.5 17.5"
      />
      <circle cx="32" cy="32" r="5.2" className="fill-accent" />
    </svg>
  );
}
