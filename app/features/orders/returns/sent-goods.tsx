import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import type { ReturnView } from '#server/services.ts';
import { returnCopy } from '../../../copy/return-pages.id.ts';

const copy = returnCopy.send;

/** By which courier the goods went to the seller, and refused ones back. */
export function SentGoods({ view: { sent, givenBack } }: { view: ReturnView }) {
  if (!sent && !givenBack) return null;
  return (
    <section className="card space-y-3 p-4 sm:p-5">
      {sent && (
        <p className="wrap-anywhere">
          <span className="block text-sm text-ink-soft">{copy.sentBy}</span>
          {sent.courier} <span className="nums font-semibold">{sent.waybill}</span>
          {sent.postage > 0 && (
            <span className="nums block text-sm text-ink-soft">
              {copy.sentPostage}: {formatRupiah(rupiah(sent.postage))}
            </span>
          )}
        </p>
      )}
      {givenBack && (
        <p className="wrap-anywhere">
          <span className="block text-sm text-ink-soft">{copy.givenBack}</span>
          {givenBack.courier} <span className="nums font-semibold">{givenBack.waybill}</span>
        </p>
      )}
    </section>
  );
}
