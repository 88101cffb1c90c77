import type { PromotionCard } from '../../content/promotions.id.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

const ICONS: Readonly<Record<string, IconName>> = {
  'penawaran-spesial': 'badge-percent',
  'koleksi-terbaru': 'sparkles',
  'flash-sale': 'zap',
  'promo-lebaran': 'moon-star',
  'libur-tahun-baru': 'gift',
  cashback: 'coins',
};

/** The six cards of 'Semua Promosi', each a link to its page (P-PROMO-2). */
export function PromotionCards({ cards, action }: { cards: readonly PromotionCard[]; action: string }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ id, title, text, highlight, ended, to }) => {
        const icon = ICONS[id] ?? 'tag';
        return (
          <li key={id} className="card group relative flex flex-col gap-3 p-5 hover:shadow-card sm:p-6">
            <div className="flex items-center justify-between gap-3">
              <span className="flex size-12 items-center justify-center rounded-xl bg-brand-soft text-brand">
                <Icon name={icon} className="size-6" />
              </span>
              {ended !== null && <span className="badge bg-sunken text-ink-soft">{ended}</span>}
            </div>
            <h2 className="text-xl font-bold group-hover:text-brand">
              <Link to={to} className="cover-link">
                {title}
              </Link>
            </h2>
            {highlight !== null && <p className="nums text-lg font-extrabold text-accent-ink">{highlight}</p>}
            <p className="text-ink-soft">{text}</p>
            <p aria-hidden className="mt-auto inline-flex items-center gap-2 pt-1 font-semibold text-brand">
              {action}
              <Icon name="arrow-right" className="size-5 transition-transform group-hover:translate-x-1" />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
