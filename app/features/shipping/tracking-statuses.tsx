import { Icon } from '../../ui/icon.tsx';

const ICONS = ['clipboard-list', 'box', 'truck', 'circle-check'] as const;

/** What the four statuses of a parcel mean, in their order (P-BUY-7). */
export function TrackingStatuses({
  title,
  statuses,
}: {
  title: string;
  statuses: readonly { name: string; text: string }[];
}) {
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-bold">{title}</h2>
      <ol className="grid gap-3 sm:grid-cols-2">
        {statuses.map(({ name, text }, index) => {
          const icon = ICONS[index] ?? 'box';
          return (
            <li key={name} className="card flex gap-4 p-4">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-xl bg-brand-soft text-brand">
                <Icon name={icon} className="size-5" />
              </span>
              <span className="min-w-0">
                <strong className="block">{name}</strong>
                <span className="text-ink-soft">{text}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
