import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { METHOD_NAMES } from '#domain/payments/method-names.ts';
import type { AttemptView, PaymentInstructions } from '#server/services.ts';
import { paymentCopy as copy } from '../../copy/payment.id.ts';
import { Icon } from '../../ui/icon.tsx';
import { BankSteps } from './bank-steps.tsx';
import { BarsPicture, QrPicture } from './code-picture.tsx';
import type { CodePictures } from './code-pictures.server.ts';
import { NumberRow } from './number-row.tsx';

/** How to pay by the attempt that is open. */
export function Instructions(props: {
  number: string;
  attempt: AttemptView;
  instructions: PaymentInstructions;
  pictures: CodePictures;
  isSimulated: boolean;
}) {
  const { attempt, instructions, pictures } = props;
  switch (instructions.kind) {
    case 'qris':
      return <Qris {...props} />;
    case 'virtual_account':
      return (
        <>
          <NumberRow label={copy.va.number} number={instructions.number} />
          <p>{copy.va.exact}</p>
          <BankSteps bank={instructions.bank} />
        </>
      );
    case 'bill':
      return (
        <>
          <NumberRow label={copy.bill.biller} number={instructions.billerCode} inFours={false} />
          <NumberRow label={copy.bill.key} number={instructions.billKey} />
          <p>{copy.va.exact}</p>
          <BankSteps bank="mandiri" />
        </>
      );
    case 'wallet':
      return <Wallet {...props} link={instructions.link} name={METHOD_NAMES[attempt.method]} />;
    case 'minimarket':
      return (
        <>
          {pictures.bars && <BarsPicture bars={pictures.bars} alt={copy.minimarket.alt(instructions.code)} />}
          <NumberRow label={copy.minimarket.code} number={instructions.code} />
          <ol className="list-decimal space-y-1 pl-5">
            {copy.minimarket.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      );
    case 'card':
      return instructions.link ? (
        <a href={instructions.link} className="button button-primary w-full">
          {copy.card.confirm}
        </a>
      ) : (
        <p>{copy.card.processing}</p>
      );
  }
}

interface CodeProps {
  number: string;
  attempt: AttemptView;
  pictures: CodePictures;
  isSimulated: boolean;
}

function Qris({ number, attempt, pictures: { qr }, isSimulated }: CodeProps) {
  return (
    <>
      {qr && (
        <>
          <QrPicture
            qr={qr}
            alt={copy.qris.alt(formatRupiah(rupiah(attempt.amount)))}
            isSimulated={isSimulated}
          />
          <p>{copy.qris.lead}</p>
          <a href={qr.pngUrl} download={copy.qris.file(number)} className="button button-quiet w-full">
            <Icon name="download" className="size-5" />
            {copy.qris.save}
          </a>
        </>
      )}
      <p className="text-sm text-ink-soft">{copy.qris.until(formatDateTime(attempt.endsAt))}</p>
    </>
  );
}

function Wallet({
  attempt,
  pictures: { qr },
  isSimulated,
  link,
  name,
}: CodeProps & { link: string; name: string }) {
  return (
    <>
      <a href={link} className="button button-primary w-full">
        <Icon name="smartphone" className="size-5" />
        {copy.wallet.open(name)}
      </a>
      <p>{copy.wallet.lead}</p>
      {qr && <QrPicture qr={qr} alt={copy.wallet.alt(name)} isSimulated={isSimulated} />}
      <p className="text-sm text-ink-soft">{copy.qris.until(formatDateTime(attempt.endsAt))}</p>
    </>
  );
}
