import {
  ArrowRight,
  BadgePercent,
  Coins,
  Gift,
  type LucideIcon,
  MoonStar,
  Sparkles,
  Tag,
  Zap,
} from 'lucide-react';
import { Link } from 'react-router';
import type { PromotionCard } from '../../content/promotions.id.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'penawaran-spesial': BadgePercent,
  'koleksi-terbaru': Sparkles,
  'flash-sale': Zap,
  'promo-lebaran': MoonStar,
  'libur-tahun-baru': Gift,
  cashback: Coins,
};

/** The six cards of 'Semua Promosi', each a link to its page (spec 2, All promotions). */
export function PromotionCards({ cards, action }: { cards: readonly PromotionCard[]; action: string }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ id, title, text, highlight, ended, to }) => {
        const Icon = ICONS[id] ?? Tag;
        return (
          <li key={id} className="card group relative flex flex-col gap-3 p-5 hover:shadow-card sm:p-6">
            <div className="flex items-center justify-between gap-3">
              <span className="flex size-12 items-center justify-center rounded-xl bg-brand-soft text-brand">
                <Icon aria-hidden className="size-6" />
              </span>
              {ended !== null && <span className="badge bg-sunken text-ink-soft">{ended}</span>}
            </div>
            <h2 className="text-xl font-bold group-hover:text-brand">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
                {title}
              </Link>
            </h2>
            {highlight !== null && <p className="nums text-lg font-extrabold text-accent-ink">{highlight}</p>}
            <p className="text-ink-soft">{text}</p>
            <p aria-hidden className="mt-auto inline-flex items-center gap-2 pt-1 font-semibold text-brand">
              {action}
              <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
