import { Icon } from '../../ui/icon.tsx';

/** What came of the last form: why nothing was changed, or else what was done. */
export function Notice({ refused, done }: { refused: string | null; done: string | null }) {
  if (refused !== null) {
    return (
      <p role="alert" className="card flex gap-3 p-4 font-semibold text-danger wrap-anywhere">
        <Icon name="circle-alert" className="size-5 shrink-0" />
        {refused}
      </p>
    );
  }
  if (done === null) return null;
  return (
    <p role="status" className="card flex gap-3 p-4 font-semibold text-success wrap-anywhere">
      <Icon name="circle-check" className="size-5 shrink-0" />
      {done}
    </p>
  );
}
