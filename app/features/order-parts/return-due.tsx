import { WibTime } from './wib-time.tsx';

/** Until when somebody must answer in a return, and what comes of silence. */
export const ReturnDue = ({
  title,
  dueAt,
  silence,
}: {
  title: string;
  dueAt: Date | null;
  silence: string;
}) => (
  <div className="rounded-2xl bg-accent-soft p-4">
    <p className="text-accent-ink">{title}</p>
    {dueAt && (
      <p className="text-lg font-bold">
        <WibTime at={dueAt} />
      </p>
    )}
    <p className="text-sm">{silence}</p>
  </div>
);
