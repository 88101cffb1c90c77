import { checkoutCopy } from '../../copy/checkout.id.ts';
import { HiddenFields, TypedTexts } from './typed-texts.tsx';

const copy = checkoutCopy.unavailable;

/**
 * A form that could not be kept because the shop's database is away, for browsers without scripts: it is sent again by
 * one button, with everything that was typed, which is shown. Sending twice makes one order.
 */
export function ResendForm({ posted, path }: { posted: readonly [string, string][]; path: string }) {
  return (
    <form method="post" action={path} className="card space-y-4 p-5">
      <HiddenFields fields={posted} />
      <div role="alert" className="space-y-1">
        <h2 className="text-xl font-bold">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <TypedTexts posted={posted} />
      <button type="submit" className="button button-primary">
        {copy.retry}
      </button>
    </form>
  );
}
