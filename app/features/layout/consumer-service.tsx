import { footerCopy } from '../../copy/footer.id.ts';

const copy = footerCopy.consumer;

/** Where consumers may complain besides, and under which number the operator is registered (P-PAGE-13). */
export function ConsumerService({ registration }: { registration: string | undefined }) {
  return (
    <div className="space-y-1 pt-3 text-sm text-ink-soft">
      <p className="font-semibold text-ink">{copy.title}</p>
      <p>{copy.office}</p>
      <p>
        <a
          className="inline-flex min-h-11 items-center hover:text-brand hover:underline"
          href={copy.whatsapp.to}
          rel="noreferrer"
        >
          {copy.whatsapp.label}
        </a>
      </p>
      {registration && <p>{copy.registration(registration)}</p>}
    </div>
  );
}
