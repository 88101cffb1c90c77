/** A seller's sign: the initials of the first two words of the name. */
export function SellerAvatar({ name, className = 'size-14 text-lg' }: { name: string; className?: string }) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <span
      aria-hidden
      className={`flex shrink-0 items-center justify-center rounded-full bg-brand font-extrabold text-on-brand ${className}`}
    >
      {initials}
    </span>
  );
}
