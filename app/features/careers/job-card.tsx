import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

export interface JobText {
  id: string;
  title: string;
  location: string;
  type: string;
  description: string;
  requirements: readonly string[];
}

export interface JobLabels {
  detail: string;
  requirements: string;
  location: string;
  type: string;
  apply: string;
}

/** An open position; its details open in place, and from there the way leads to the application (P-FORM-8). */
export function JobCard({ job, labels, applyTo }: { job: JobText; labels: JobLabels; applyTo: string }) {
  return (
    <details id={job.id} className="card group">
      <summary className="flex list-none flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card p-4 sm:p-5">
        <span className="space-y-1">
          <strong className="block text-lg">{job.title}</strong>
          <span className="flex flex-wrap gap-x-4 text-ink-soft">
            <span className="flex items-center gap-1.5">
              <Icon name="map-pin" className="size-4" />
              <span className="sr-only">{labels.location}</span>
              {job.location}
            </span>
            <span className="flex items-center gap-1.5">
              <Icon name="briefcase" className="size-4" />
              <span className="sr-only">{labels.type}</span>
              {job.type}
            </span>
          </span>
        </span>
        <span className="button button-quiet">
          <span lang="en">{labels.detail}</span>
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="space-y-4 px-4 pb-5 sm:px-5">
        <p className="max-w-prose">{job.description}</p>
        <p className="font-bold">{labels.requirements}</p>
        <ul className="max-w-prose list-disc space-y-1.5 pl-5 marker:text-brand">
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <Link to={applyTo} preventScrollReset className="button button-primary">
          {labels.apply}
        </Link>
      </div>
    </details>
  );
}
