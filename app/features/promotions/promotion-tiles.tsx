import type { PromotionTile } from '../../content/promotions.id.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

const ICONS: Readonly<Record<PromotionTile['icon'], IconName>> = {
  discount: 'badge-percent',
  card: 'credit-card',
  flash: 'zap',
  cashback: 'coins',
  shipping: 'truck',
};

/** What a promotion offers, in three tiles (P-PROMO-3, P-PROMO-4). */
export function PromotionTiles({
  tiles,
  ended,
}: {
  tiles: readonly PromotionTile[];
  /** Said before what held during the promotion alone; null while it runs (P-PROMO-7). */
  ended: string | null;
}) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {tiles.map(({ icon, title, text, to, isTimed }) => {
        const isOver = isTimed === true && ended !== null;
        return (
          <li key={icon} className="card group relative flex items-center gap-4 p-4 sm:items-start sm:p-5">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-xl bg-accent-soft text-accent-ink">
              <Icon name={ICONS[icon]} className="size-6" />
            </span>
            <div className="min-w-0">
              {isOver && <p className="badge mb-1 bg-sunken text-ink-soft">{ended}</p>}
              <p className={`font-bold ${isOver ? 'text-ink-soft' : ''}`}>
                {to === undefined ? (
                  title
                ) : (
                  <Link
                    to={to}
                    className="underline-offset-4 group-hover:text-brand group-hover:underline cover-link"
                  >
                    {title}
                  </Link>
                )}
              </p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
