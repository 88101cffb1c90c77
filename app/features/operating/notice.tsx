import { Icon } from '../../ui/icon.tsx';
import { Outcome } from '../desk/outcome.tsx';

/** What came of the last form: why nothing was changed, or else what was done. */
export function Notice({ refused, done }: { refused: string | null; done: string | null }) {
  return (
    <Outcome>
      {refused !== null && (
        <p role="alert" className="card flex gap-3 p-4 font-semibold text-danger wrap-anywhere">
          <Icon name="circle-alert" className="size-5 shrink-0" />
          {refused}
        </p>
      )}
      {refused === null && done !== null && (
        <p role="status" className="card flex gap-3 p-4 font-semibold text-success wrap-anywhere">
          <Icon name="circle-check" className="size-5 shrink-0" />
          {done}
        </p>
      )}
    </Outcome>
  );
}
