import { formatRupiah } from '#domain/format.ts';
import { rupiah } from '#domain/money.ts';
import type { ReturnableLine } from '#server/services.ts';
import { askReturnCopy as copy } from '../../../copy/return-pages.id.ts';
import { wantedField } from './ask-return.ts';
import { FieldFault } from './choice.tsx';

const FAULT_ID = 'wanted-salah';

/** What each line is exchanged for: the same goods, or others of its product at their price now (P-RET-50). */
export function WantedGoods({
  lines,
  wanted,
  fault,
}: {
  lines: readonly ReturnableLine[];
  /** The SKUs that were chosen, by the position of their line. */
  wanted: Readonly<Record<number, number | null>>;
  fault: string | undefined;
}) {
  return (
    <>
      <FieldFault id={FAULT_ID} text={fault} />
      {lines.map((line) => (
        <WantedOfLine
          key={line.position}
          line={line}
          chosen={wanted[line.position] ?? null}
          isOnly={lines.length === 1}
          isWrong={fault !== undefined}
        />
      ))}
      <p className="text-sm text-ink-soft">{copy.wantedHint}</p>
    </>
  );
}

function WantedOfLine({
  line: { position, name, skuId, variants },
  chosen,
  isOnly,
  isWrong,
}: {
  line: ReturnableLine;
  chosen: number | null;
  isOnly: boolean;
  isWrong: boolean;
}) {
  if (variants.length === 0) return <p>{copy.notSold(name)}</p>;
  const isThere = ({ stock }: { stock: number }) => stock > 0;
  const first =
    variants.find((variant) => variant.skuId === skuId && isThere(variant)) ?? variants.find(isThere);
  return (
    <label className="block space-y-1.5">
      <span className="block font-semibold wrap-anywhere">{copy.wanted(name)}</span>
      {!isOnly && <span className="block text-sm text-ink-soft">{copy.wantedOnly}</span>}
      <select
        name={wantedField(position)}
        defaultValue={String(chosen ?? first?.skuId ?? '')}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? FAULT_ID : undefined}
        className="field w-full"
      >
        {first === undefined && <option value="">{copy.soldOut}</option>}
        {variants.map((variant) => (
          <option key={variant.skuId} value={variant.skuId} disabled={!isThere(variant)}>
            {copy.variant(
              variant.options === '' ? copy.same : variant.options,
              formatRupiah(rupiah(variant.price)),
              noteOf(variant, skuId),
            )}
          </option>
        ))}
      </select>
    </label>
  );
}

function noteOf(variant: ReturnableLine['variants'][number], bought: number | null): string {
  if (variant.stock === 0) return copy.soldOut;
  return variant.skuId === bought && variant.options !== '' ? copy.same : '';
}
