import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

export interface Guide {
  id: string;
  title: string;
  text: string;
  action: string;
  to: string;
}

const ICONS = ['shopping-bag', 'credit-card', 'rotate-ccw'] as const;

/** The guides to buying, paying and returning (P-HELP-1, P-FORM-8). */
export function GuideCards({ guides }: { guides: readonly Guide[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {guides.map(({ id, title, text, action, to }, index) => {
        const icon = ICONS[index] ?? 'shopping-bag';
        return (
          <li key={id} className="card group relative flex flex-col gap-3 p-5 hover:shadow-card">
            <span className="flex size-12 items-center justify-center rounded-xl bg-brand-soft text-brand">
              <Icon name={icon} className="size-6" />
            </span>
            <h2 className="text-lg font-bold">{title}</h2>
            <p className="flex-1 text-ink-soft">{text}</p>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-2 font-semibold text-brand group-hover:underline cover-link"
            >
              {action}
              <span className="sr-only">{title}</span>
              <Icon name="arrow-right" className="size-4" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
