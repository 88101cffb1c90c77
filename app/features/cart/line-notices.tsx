import type { LineNotice } from '#domain/cart/apply-quotes.ts';
import { formatRupiah } from '#domain/format.ts';
import { cartCopy } from '../../copy/cart.id.ts';

const copy = cartCopy.notice;

/** What changed for a line since it was put into the cart (P-CART-13); announced when it appears. */
export function LineNotices({ notices }: { notices: readonly LineNotice[] }) {
  return (
    <div aria-live="polite" className="space-y-1 text-sm font-semibold">
      {notices.map((notice) => (
        <p key={notice.kind} className={notice.kind === 'price-changed' ? 'text-accent-ink' : 'text-danger'}>
          <NoticeText notice={notice} />
        </p>
      ))}
    </div>
  );
}

function NoticeText({ notice }: { notice: LineNotice }) {
  if (notice.kind === 'gone') return copy.gone;
  if (notice.kind === 'choice-gone') return copy.choiceGone;
  if (notice.kind === 'stock-short') return copy.stockShort(notice.stock);
  return (
    <>
      {copy.priceChanged}{' '}
      <span className="nums font-normal">
        {copy.from} <s>{formatRupiah(notice.from)}</s> {copy.to}{' '}
        <span className="font-semibold">{formatRupiah(notice.to)}</span>
      </span>
    </>
  );
}
