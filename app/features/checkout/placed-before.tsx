import { useEffect, useRef } from 'react';
import { ADDRESS_FIELDS } from '../../copy/addresses.id.ts';
import { checkoutCopy } from '../../copy/checkout.id.ts';
import { Link } from '../../ui/link.tsx';
import { REGION_NAMES } from '../addresses/posted-address.ts';
import { HiddenFields, TypedTexts } from './typed-texts.tsx';

const copy = checkoutCopy.placedBefore;

const OF_ADDRESS: readonly string[] = [...ADDRESS_FIELDS, ...Object.values(REGION_NAMES)];

/**
 * Another tab placed the order before this one. What was typed here is shown, since it was not used, and a new address is
 * one press away from the order (P-BUY-34).
 */
export function PlacedBefore({
  posted,
  path,
  addressPath,
}: {
  posted: readonly [string, string][];
  /** Of the purchase that there is, and of the form that changes its address. */
  path: string;
  addressPath: string;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const address = posted.filter(([name]) => OF_ADDRESS.includes(name));
  return (
    <section className="card space-y-4 p-5">
      <div role="alert" className="space-y-1">
        <h2 ref={title} tabIndex={-1} className="text-xl font-bold">
          {copy.title}
        </h2>
        <p>{copy.text}</p>
      </div>
      <TypedTexts posted={posted} />
      <div className="flex flex-wrap gap-3">
        <Link to={path} className="button button-primary max-sm:w-full">
          {copy.open}
        </Link>
        {address.length > 0 && (
          <form method="post" action={addressPath} className="max-sm:w-full">
            <HiddenFields fields={address} />
            <button type="submit" className="button button-quiet max-sm:w-full">
              {copy.useAddress}
            </button>
          </form>
        )}
      </div>
    </section>
  );
}
