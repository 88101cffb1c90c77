import { RETURN_REASON_WORDS } from '#domain/returns/reason-words.ts';
import { RETURN_REASONS, type ReturnReason, windowOf } from '#domain/returns/reasons.ts';
import { askReturnCopy as copy } from '../../../copy/return-pages.id.ts';
import { WibTime } from '../../order-parts/wib-time.tsx';
import { Choice, FieldFault } from './choice.tsx';

const RULES: Readonly<Record<ReturnReason, string>> = {
  damaged: copy.rules.damaged,
  not_as_described: copy.rules.shown,
  defective: copy.rules.shown,
  missing_pieces: copy.rules.missing,
  wrong_goods: copy.rules.shown,
  changed_mind: copy.rules.own,
};

/** The reasons, each with the moment until when it can be told, and what it asks for. */
export function ReturnReasons({
  arrivedAt,
  now,
  chosen,
  fault,
}: {
  arrivedAt: Date;
  now: Date;
  chosen: string;
  fault: string | undefined;
}) {
  return (
    <fieldset className="space-y-3" aria-describedby={fault ? 'reason-salah' : undefined}>
      <legend className="text-lg font-bold">{copy.reason}</legend>
      <FieldFault id="reason-salah" text={fault} />
      {RETURN_REASONS.map((reason) => {
        const until = windowOf(reason, arrivedAt);
        const isOver = until < now;
        return (
          <Choice
            key={reason}
            type="radio"
            name="reason"
            value={reason}
            isChosen={reason === chosen && !isOver}
            isDisabled={isOver}
            label={RETURN_REASON_WORDS[reason]}
          >
            <span className="block">
              {isOver ? copy.over : copy.until} <WibTime at={until} />
            </span>
            {!isOver && RULES[reason]}
          </Choice>
        );
      })}
    </fieldset>
  );
}
