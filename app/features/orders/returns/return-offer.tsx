import { Form } from 'react-router';
import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import { returnCopy } from '../../../copy/return-pages.id.ts';
import { ConfirmPopover } from '../../../ui/confirm-popover.tsx';

const copy = returnCopy.offer;

/** What the seller offers for goods that the shopper keeps. @param amount in whole Rupiah */
export function ReturnOffer({ amount, path }: { amount: number; path: string }) {
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <h2 className="text-lg font-bold">{copy.title}</h2>
      <p>{copy.text(formatRupiah(rupiah(amount)))}</p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <ConfirmPopover intent="take_offer" action={path} words={copy.take} look="button-primary" />
        <Form method="post" action={path}>
          <button
            type="submit"
            name="intent"
            value="leave_offer"
            className="button button-quiet max-sm:w-full"
          >
            {copy.leave}
          </button>
        </Form>
      </div>
    </section>
  );
}
